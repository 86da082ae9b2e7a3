import NibbleTerminal
extension String { func truncated(to w: Int) -> String { String(prefix(w)) } }
enum Glyph { case horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight
 func character(unicode: Bool) -> Character { "-" } }
extension View { func invalidateIntrinsicContentSize() {}
 var layoutMargins: EdgeInsets { get { .zero } set {} } }
