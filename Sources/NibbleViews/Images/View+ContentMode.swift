extension View {
    /// Where content stands in a view of another extent.
    public enum ContentMode: Sendable {
        /// Stretched to the whole extent.
        case scaleToFill
        /// As large as fits with its proportions kept, in the middle.
        case scaleAspectFit
        /// As small as covers everything with its proportions kept, in the middle; what juts out is cut.
        case scaleAspectFill
        /// In its own size, in the middle or at an edge or corner.
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }
}
