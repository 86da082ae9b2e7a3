extension Character { var cellWidth: Int { 1 } }
extension String { var cellWidth: Int { count } }
