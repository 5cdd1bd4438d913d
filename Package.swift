// swift-tools-version: 6.3
import PackageDescription

// Where the system has a UIKit, it is used; elsewhere the package brings a headless one of the
// same name, and with it the gallery and the tests of every layer.
#if os(Linux)
    let uikit: [Target.Dependency] = ["UIKit"]
#else
    let uikit: [Target.Dependency] = []
#endif

/// The layers, from the bottom up, and the developers' tools; each names only the ones below it.
let framework: [Target] = [
    .target(
        name: "TabCache", path: "Sources/Cache", resources: [.copy("Resources/PrivacyInfo.xcprivacy")]),
    .target(
        name: "TabProduction", dependencies: ["TabCache"] + uikit, path: "Sources/Production"),
    .target(
        name: "TabDecoration", dependencies: ["TabCache", "TabProduction"] + uikit, path: "Sources/Decoration"
    ),
    .target(
        name: "TabAnimated", dependencies: ["TabCache", "TabDecoration"] + uikit, path: "Sources/Control",
        resources: [.process("Resources")]),
    .target(
        name: "TabAnimatedRefreshing",
        dependencies: ["TabAnimated", "TabCache", "TabDecoration", "TabProduction"] + uikit,
        path: "Sources/Refreshing", resources: [.process("Resources")]),
    .target(
        name: "TabAnimatedTesting", dependencies: ["TabAnimated", "TabCache", "TabProduction"] + uikit,
        path: "Sources/Testing"),
    .target(
        name: "TabAnimatedInspecting", dependencies: ["TabAnimated", "TabProduction"] + uikit,
        path: "Sources/Inspecting"),
]

var products: [Product] = [
    .library(name: "TabAnimated", targets: ["TabAnimated"]),
    .library(name: "TabAnimatedRefreshing", targets: ["TabAnimatedRefreshing"]),
    .library(name: "TabAnimatedTesting", targets: ["TabAnimatedTesting"]),
    .library(name: "TabAnimatedInspecting", targets: ["TabAnimatedInspecting"]),
]

#if os(Linux)
    /// The headless UIKit, and the modules that Apple's SDK has beside UIKit.
    let headless: [Target] = [
        .target(name: "HeadlessObjectiveC", path: "Demo/HeadlessUIKit/ObjectiveC"),
        .target(name: "UIKit", dependencies: ["HeadlessObjectiveC"], path: "Demo/HeadlessUIKit/UIKit"),
        .target(
            name: "CoreGraphics", dependencies: ["UIKit"], path: "Demo/HeadlessUIKit/Modules/CoreGraphics"),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"],
            path: "Demo/HeadlessUIKit/Modules/QuartzCore"),
        .target(name: "ObjectiveC", dependencies: ["UIKit"], path: "Demo/HeadlessUIKit/Modules/ObjectiveC"),
        .target(name: "_Testing_UIKit", path: "Demo/HeadlessUIKit/Modules/Testing"),
        .target(name: "_Testing_CoreGraphics", path: "Demo/HeadlessUIKit/Modules/TestingCoreGraphics"),
        .executableTarget(name: "HeadlessBench", dependencies: ["UIKit"], path: "Demo/HeadlessUIKit/Bench"),
        .target(
            name: "TestDevice", dependencies: ["UIKit", "_Testing_UIKit"],
            path: "Demo/HeadlessUIKit/TestDevice"),
    ]

    /// The screens of the demo, the probes of a device and the app without its launch, which are the app's own on a Mac, so
    /// that they are tested here too; and the gallery.
    let demo: [Target] = [
        .target(
            name: "DemoScenes",
            dependencies: ["TabAnimated", "TabAnimatedInspecting", "TabAnimatedRefreshing", "UIKit"],
            path: "Demo/iOS/TabAnimatedDemo.swiftpm/Scenes",
            resources: [.process("Cells/DepartureCell.xib"), .process("Collections/Parcels/ParcelCell.xib")]),
        .target(
            name: "DeviceProbes", dependencies: ["TabAnimated", "TabAnimatedRefreshing", "UIKit"],
            path: "Demo/iOS/TabAnimatedDemo.swiftpm/Probes"),
        .target(
            name: "DemoApp", dependencies: ["DemoScenes", "DeviceProbes", "TabAnimated", "UIKit"],
            path: "Demo/iOS/TabAnimatedDemo.swiftpm/App", exclude: ["Assets.xcassets", "Launch"]),
        .target(
            name: "Gallery",
            dependencies: [
                "DemoScenes", "TabAnimated", "TabAnimatedInspecting", "TabAnimatedRefreshing",
                "TabAnimatedTesting", "TabProduction", "UIKit",
            ],
            path: "Demo/Gallery", resources: [.copy("Guesses/learned.tsv"), .copy("Page/Web")]),
        .executableTarget(name: "Demo", dependencies: ["Gallery"], path: "Demo/Main"),
    ]

    let tests: [Target] = [
        .testTarget(
            name: "UIKitTests", dependencies: ["TestDevice", "UIKit", "_Testing_UIKit"],
            path: "Demo/HeadlessUIKit/Tests",
            exclude: [
                "Figures/layouts.json", "Figures/string-widths.tsv", "Figures/text-styles.tsv", "Golden",
            ]),
        .testTarget(
            name: "UIKitSwift5Tests",
            dependencies: [
                "CoreGraphics", "ObjectiveC", "QuartzCore", "TestDevice", "UIKit", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ],
            path: "Demo/HeadlessUIKit/Swift5Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "CacheWorker", dependencies: ["TabCache"], path: "Tests/CacheWorker"),
        .testTarget(name: "TabCacheTests", dependencies: ["TabCache"]),
        .testTarget(
            name: "TabProductionTests",
            dependencies: ["TabAnimatedTesting", "TabProduction", "TestDevice", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "TabAnimatedTestingTests",
            dependencies: ["TabAnimatedTesting", "TabAnimated", "TabProduction", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "TabAnimatedInspectingTests",
            dependencies: ["TabAnimatedInspecting", "TabAnimated", "TestDevice", "UIKit", "_Testing_UIKit"],
            exclude: ["Golden"]),
        .testTarget(
            name: "TabDecorationTests",
            dependencies: ["TabDecoration", "TabCache", "TestDevice", "UIKit", "_Testing_UIKit"],
            exclude: ["Golden"]),
        .testTarget(
            name: "TabAnimatedTests",
            dependencies: ["TabAnimated", "TabAnimatedRefreshing", "TestDevice", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "DeviceProbesTests",
            dependencies: ["DeviceProbes", "TestDevice", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "DemoTests",
            dependencies: [
                "DemoApp", "DeviceProbes", "Gallery", "TabAnimated", "TabAnimatedInspecting",
                "TabAnimatedRefreshing", "TabAnimatedTesting", "TabProduction", "TestDevice", "UIKit",
                "_Testing_UIKit",
            ],
            exclude: ["Golden"]),
    ]

    products += [
        .library(
            name: "HeadlessUIKit",
            targets: [
                "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "_Testing_UIKit",
                "_Testing_CoreGraphics",
            ]),
        .library(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Demo", targets: ["Demo"]),
    ]
#else
    let headless: [Target] = []
    let demo: [Target] = []

    // The other tests count on the fonts and the clock of the headless UIKit, and a system for phones starts no process.
    let tests: [Target] = [
        .testTarget(name: "TabCacheTests", dependencies: ["TabCache"], exclude: ["Processes"])
    ]
#endif

let targets = framework + demo + headless + tests

/// What the language will do by itself one day. Tests import everything that they need for themselves alone.
let upcomingFeatures: [SwiftSetting] = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
].map { .enableUpcomingFeature($0) }

/// Every phone with an app carries the layers that it links: for size they are a quarter smaller, and a start takes a few percent
/// more instructions.
let forSize: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]
let linkedByApps: Set = [
    "TabCache", "TabProduction", "TabDecoration", "TabAnimated", "TabAnimatedRefreshing",
]

for target in targets {
    let features = target.type == .test || target.name == "TestDevice" ? [] : upcomingFeatures
    target.swiftSettings =
        (target.swiftSettings ?? []) + features + (linkedByApps.contains(target.name) ? forSize : [])
}

let package = Package(
    name: "TabAnimated",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
