/// How a text that is wider than its room is broken into lines or cut.
///
/// Differs from UIKit: the truncating modes break lines between words, as `byWordWrapping` does, when more
/// than one line is allowed; only the last is truncated.
public enum LineBreakMode: Hashable, Sendable {
    /// Lines break between words; a word wider than the room breaks anywhere.
    case byWordWrapping
    /// Lines break after any grapheme.
    case byCharWrapping
    /// Lines never break; what does not fit is not shown.
    case byClipping
    /// What does not fit gives way to an ellipsis at the start of the last line.
    case byTruncatingHead
    /// What does not fit gives way to an ellipsis in the middle of the last line.
    case byTruncatingMiddle
    /// What does not fit gives way to an ellipsis at the end of the last line.
    case byTruncatingTail
}
