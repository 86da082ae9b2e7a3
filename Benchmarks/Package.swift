// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who depends on the library builds the benchmarks.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "nibble", path: "..")],
    targets: [
        .executableTarget(
            name: "solver-bench",
            dependencies: [.product(name: "NibbleConstraints", package: "nibble")],
            path: "Sources/SolverBench"),
        .executableTarget(
            name: "bench-tabs", dependencies: [.product(name: "Nibble", package: "nibble")],
            path: "Sources/BenchTabs", plugins: [.plugin(name: "NibbleLayouts", package: "nibble")]),
        .executableTarget(
            name: "bench-controllers",
            dependencies: [
                .product(name: "Nibble", package: "nibble"),
                .product(name: "NibbleTesting", package: "nibble"),
            ],
            path: "Sources/BenchControllers", plugins: [.plugin(name: "NibbleLayouts", package: "nibble")]),
    ],
    swiftLanguageModes: [.v6]
)
