// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Inspect",
    dependencies: [.package(name: "TabAnimated", path: "../..")],
    targets: [
        .executableTarget(
            name: "Inspect",
            dependencies: [
                .product(name: "Gallery", package: "TabAnimated"),
                .product(name: "HeadlessUIKit", package: "TabAnimated"),
            ])
    ])
