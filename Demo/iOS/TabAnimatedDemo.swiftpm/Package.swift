// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "TabAnimatedDemo",
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: "TabAnimatedDemo", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1",
            appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
    ],
    dependencies: [.package(name: "TabAnimated", path: "../../..")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [
                .product(name: "DemoScenes", package: "TabAnimated"),
                .product(name: "TabAnimated", package: "TabAnimated"),
            ], path: ".")
    ],
    swiftLanguageModes: [.v6]
)
