/// Words as an editor steps through them: runs of letters and digits, and runs of symbols, with gaps between.
extension String {
    private enum Kind { case gap, letters, symbols }

    private func kind(at index: Index) -> Kind {
        let character = self[index]
        if character.isWhitespace { return .gap }
        return character.isLetter || character.isNumber || character == "_" ? .letters : .symbols
    }

    /// The start of the word before `index`, past a gap that lies between.
    func startOfWord(before index: Index) -> Index {
        let wordEnd = start(of: .gap, before: index)
        return wordEnd > startIndex
            ? start(of: kind(at: self.index(before: wordEnd)), before: wordEnd) : wordEnd
    }

    /// The end of the word after `index`, past a gap that lies between.
    func endOfWord(after index: Index) -> Index {
        let wordStart = end(of: .gap, after: index)
        return wordStart < endIndex ? end(of: kind(at: wordStart), after: wordStart) : wordStart
    }

    /// The word, gap or run of symbols that `index` stands in; the last one at the end of the text.
    func word(at index: Index) -> Range<Index> {
        guard !isEmpty else { return startIndex..<startIndex }
        let inside = index < endIndex ? index : self.index(before: endIndex)
        let kind = kind(at: inside)
        return start(of: kind, before: inside)..<end(of: kind, after: inside)
    }

    private func start(of kind: Kind, before index: Index) -> Index {
        var start = index
        while start > startIndex {
            let previous = self.index(before: start)
            guard self.kind(at: previous) == kind else { break }
            start = previous
        }
        return start
    }

    private func end(of kind: Kind, after index: Index) -> Index {
        var end = index
        while end < endIndex, self.kind(at: end) == kind { end = self.index(after: end) }
        return end
    }
}
