extension Array where Element: AnyObject {
    /// Removes `object` wherever it is among the elements.
    ///
    /// A closure that is written on the main actor is asked at every call whether it runs there; this is not.
    package mutating func removeIdentical(to object: AnyObject) { removeAll { $0 === object } }
}
