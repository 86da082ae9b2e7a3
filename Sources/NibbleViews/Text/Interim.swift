import NibbleTerminal
extension Character { var cellWidth: Int { 1 } }
extension String { var cellWidth: Int { count }
 func visible() -> String { self }
 func truncated(to w: Int) -> String { String(prefix(w)) } }
enum Glyph { case horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight
 func character(unicode: Bool) -> Character { "-" } }
extension View { func invalidateIntrinsicContentSize() {}
 var layoutMargins: EdgeInsets { get { .zero } set {} } }
