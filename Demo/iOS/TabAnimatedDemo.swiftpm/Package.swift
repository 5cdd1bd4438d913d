// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

/// As in the package: what the language will do by itself one day.
let upcomingFeatures: [SwiftSetting] = [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault",
    "MemberImportVisibility", "NonisolatedNonsendingByDefault",
].map { .enableUpcomingFeature($0) }

let package = Package(
    name: "TabAnimatedDemo",
    platforms: [.iOS(.v15)],
    products: [
        .iOSApplication(
            name: "TabAnimatedDemo", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1",
            appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone, .mac],
            supportedInterfaceOrientations: [
                .portrait, .landscapeRight, .landscapeLeft,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ])
    ],
    dependencies: [.package(name: "TabAnimated", path: "../../..")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [
                "DemoScenes", "DeviceProbes",
                .product(name: "TabAnimated", package: "TabAnimated"),
                .product(name: "TabAnimatedInspecting", package: "TabAnimated"),
            ], path: "App", swiftSettings: upcomingFeatures),
        .target(
            name: "DemoScenes",
            dependencies: [
                .product(name: "TabAnimated", package: "TabAnimated"),
                .product(name: "TabAnimatedInspecting", package: "TabAnimated"),
                .product(name: "TabAnimatedRefreshing", package: "TabAnimated"),
            ], path: "Scenes",
            resources: [.process("Cells/DepartureCell.xib"), .process("Collections/Parcels/ParcelCell.xib")],
            swiftSettings: upcomingFeatures),
        .target(
            name: "DeviceProbes",
            dependencies: [
                .product(name: "TabAnimated", package: "TabAnimated"),
                .product(name: "TabAnimatedRefreshing", package: "TabAnimated"),
            ], path: "Probes", swiftSettings: upcomingFeatures),
    ],
    swiftLanguageModes: [.v6]
)
