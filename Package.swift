// swift-tools-version: 6.2
import PackageDescription

// A target exists to forbid an arrow: `Scripts/check` holds this graph against the list in
// docs/architecture.md. ncursesw is linked by name, because pkg-config's flags make every build warn.
let package = Package(
    name: "nibble",
    products: [
        .library(name: "Nibble", targets: ["Nibble"]),
        .library(name: "NibbleUIKitNames", targets: ["NibbleUIKitNames"]),
        .library(name: "NibbleTesting", targets: ["NibbleTesting"]),
        .library(name: "NibbleConstraints", targets: ["NibbleConstraints"]),
        .plugin(name: "NibbleLayouts", targets: ["NibbleLayouts"]),
        .executable(name: "tab-demo", targets: ["TabDemo"]),
        .executable(name: "articles-demo", targets: ["ArticlesDemo"]),
    ],
    targets: [
        .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw")]),
        .target(name: "NibbleTerminal"),
        .target(name: "NibbleCurses", dependencies: ["CNcurses", "NibbleTerminal"]),
        .target(name: "NibbleConstraints"),
        // A debug build of `rounded()` calls the C mathematics library, which nothing else here links.
        .target(
            name: "NibbleViews", dependencies: ["NibbleTerminal", "NibbleConstraints"],
            linkerSettings: [.linkedLibrary("m")]),
        .target(name: "NibbleControllers", dependencies: ["NibbleTerminal", "NibbleViews"]),
        .target(name: "NibbleDocument"),
        .target(
            name: "NibbleNibs",
            dependencies: ["NibbleTerminal", "NibbleViews", "NibbleDocument", "NibbleControllers"]),
        .target(
            name: "NibbleUIKitNames",
            dependencies: ["NibbleTerminal", "NibbleViews", "NibbleControllers", "NibbleNibs"]),
        .target(name: "NibbleCompiler", dependencies: ["NibbleDocument"]),
        .target(
            name: "Nibble",
            dependencies: [
                "NibbleTerminal", "NibbleCurses", "NibbleViews", "NibbleControllers", "NibbleNibs",
            ]),
        .target(
            name: "NibbleTesting",
            dependencies: ["Nibble", "NibbleControllers", "NibbleTerminal", "NibbleViews"]),
        .executableTarget(name: "nibblec", dependencies: ["NibbleCompiler"]),
        .plugin(name: "NibbleLayouts", capability: .buildTool(), dependencies: ["nibblec"]),
        .executableTarget(
            name: "TabDemo", dependencies: ["Nibble"], path: "Demo/Tabs", plugins: ["NibbleLayouts"]),
        .executableTarget(
            name: "ArticlesDemo", dependencies: ["Nibble"], path: "Demo/Articles", plugins: ["NibbleLayouts"]),
        .testTarget(name: "NibbleTerminalTests", dependencies: ["NibbleTerminal"]),
        .testTarget(name: "NibbleViewsTests", dependencies: ["NibbleTerminal", "NibbleViews"]),
        .executableTarget(
            name: "loop-fixture", dependencies: ["Nibble"], path: "Tests/Fixtures/LoopFixture"),
        .executableTarget(
            name: "life-fixture", dependencies: ["Nibble"], path: "Tests/Fixtures/LifeFixture"),
        .testTarget(
            name: "NibbleTests", dependencies: ["NibbleTerminal", "PseudoTerminal", "loop-fixture"]),
        .testTarget(
            name: "NibbleTestingTests",
            dependencies: ["NibbleTesting", "NibbleTerminal", "NibbleViews", "NibbleControllers"],
            exclude: ["Goldens"]),
        .testTarget(
            name: "NibbleConstraintsTests", dependencies: ["NibbleConstraints"], exclude: ["Kiwi/solve.py"]),
        .testTarget(
            name: "NibbleControllersTests",
            dependencies: ["PseudoTerminal", "NibbleTerminal", "NibbleViews", "NibbleControllers"]),
        .testTarget(name: "NibbleDocumentTests", dependencies: ["NibbleDocument"]),
        .testTarget(
            name: "NibbleCompilerTests", dependencies: ["NibbleCompiler", "NibbleDocument"],
            exclude: ["Fixtures", "Goldens"]),
        .testTarget(
            name: "NibbleNibsTests",
            dependencies: [
                "NibbleCompiler", "NibbleControllers", "NibbleDocument", "NibbleNibs", "NibbleTerminal",
                "NibbleViews", "PseudoTerminal",
            ]),
        .testTarget(
            name: "NibbleUIKitNamesTests", dependencies: ["Nibble", "NibbleTesting", "NibbleUIKitNames"],
            plugins: ["NibbleLayouts"]),
        .testTarget(
            name: "DocumentationTests", dependencies: ["Nibble", "NibbleTesting", "NibbleUIKitNames"],
            plugins: ["NibbleLayouts"]),
        .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
        .target(
            name: "PseudoTerminal", dependencies: ["CPseudoTerminal", "NibbleTerminal"],
            path: "Tests/Support/PseudoTerminal"),
        .target(
            name: "CursesScenes", dependencies: ["NibbleTerminal"], path: "Tests/Fixtures/CursesScenes"),
        .executableTarget(
            name: "curses-fixture", dependencies: ["CursesScenes", "NibbleCurses", "NibbleTerminal"],
            path: "Tests/Fixtures/CursesFixture"),
        .testTarget(
            name: "NibbleCursesTests",
            dependencies: [
                "CursesScenes", "NibbleCurses", "NibbleTerminal", "PseudoTerminal", "curses-fixture",
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "ArticlesDemo", "NibbleTerminal", "NibbleTesting", "PseudoTerminal", "TabDemo",
                "life-fixture",
            ],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
