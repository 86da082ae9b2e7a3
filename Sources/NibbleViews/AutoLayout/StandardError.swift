#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The standard error stream, without Foundation.
package enum StandardError {
    package static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let base = rest.baseAddress, !rest.isEmpty {
                #if canImport(Glibc)
                    let count = Glibc.write(2, base, rest.count)
                #elseif canImport(Musl)
                    let count = Musl.write(2, base, rest.count)
                #else
                    let count = Darwin.write(2, base, rest.count)
                #endif
                // Nobody is left to be told that the stream is closed.
                guard count > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }
}
