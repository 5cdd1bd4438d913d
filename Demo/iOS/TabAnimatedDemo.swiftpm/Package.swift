// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

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
                .product(name: "DemoScenes", package: "TabAnimated"),
                .product(name: "DeviceProbes", package: "TabAnimated"),
                .product(name: "TabAnimated", package: "TabAnimated"),
                .product(name: "TabAnimatedInspecting", package: "TabAnimated"),
            ], path: ".")
    ],
    swiftLanguageModes: [.v6]
)
