extension SwiftScanner {
    /// Whether `(coder:` follows, perhaps behind `?` or `!`, with no further parameter but such as have a
    /// default.
    mutating func isCoderInitializer() -> Bool {
        let start = offset
        defer { offset = start }
        var token = next()
        if token == "?" || token == "!" { token = next() }
        guard token == "(", next() == "coder" else { return false }
        return parametersWithoutDefault() <= 0
    }

    /// Whether `(coder:` follows, with other parameters or without.
    mutating func beginsWithCoder() -> Bool {
        let start = offset
        defer { offset = start }
        var token = next()
        if token == "?" || token == "!" { token = next() }
        return token == "(" && next() == "coder"
    }

    /// Behind the first parameter's label: how many further parameters have no default.
    private mutating func parametersWithoutDefault() -> Int {
        var depth = 0
        var missing = 0
        while let token = next(), depth > 0 || token != ")" {
            switch token {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0: missing += 1
            case "=" where depth == 0: missing -= 1
            default: break
            }
        }
        return missing
    }

    /// Whether generic parameters follow a type's name, and the first type that it inherits from.
    mutating func typeHeading() -> (isGeneric: Bool, inherited: String?) {
        let start = offset
        defer { offset = start }
        var token = next()
        let isGeneric = token == "<"
        if isGeneric {
            skipGenerics()
            token = next()
        }
        guard token == ":" else { return (isGeneric, nil) }
        return (isGeneric, nextName())
    }

    /// The name and the parameters behind `func`; `nil` for an operator.
    mutating func method(isPrivate: Bool) -> SwiftSource.Method? {
        let start = offset
        defer { offset = start }
        guard let name = next(), name.utf8.first.map({ $0 > 63 || $0 >= 48 && $0 < 58 }) == true else {
            return nil
        }
        var token = next()
        if token == "<" {
            skipGenerics()
            token = next()
        }
        guard token == "(" else { return nil }
        var method = SwiftSource.Method(name: name, parameters: [], isPrivate: isPrivate)
        while let label = next(), label != ")" {
            // A second name is the parameter's own.
            var token = next()
            if token != ":" { token = next() }
            guard token == ":" else { return nil }
            let (type, end) = parameterType()
            method.parameters.append(.init(label: label, type: type))
            if end == ")" { break }
        }
        return method
    }

    /// The text of a parameter's type, and what ends the parameter.
    private mutating func parameterType() -> (type: String, end: String?) {
        var type = ""
        var depth = 0
        var isDefault = false
        while let token = next() {
            if depth == 0, token == "," || token == ")" { return (type, token) }
            switch token {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            // Behind a default value, and in a function's result, these are other signs.
            case "<" where !isDefault: depth += 1
            case ">" where !isDefault && !type.hasSuffix("-"): depth -= 1
            case "=" where depth == 0: isDefault = true
            default: break
            }
            if !isDefault { type += token }
        }
        return (type, nil)
    }

    /// Goes on behind the generic parameters that are open.
    private mutating func skipGenerics() {
        var depth = 1
        while depth > 0, let token = next() {
            if token == "<" { depth += 1 }
            if token == ">" { depth -= 1 }
        }
    }
}
