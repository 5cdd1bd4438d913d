// swift-tools-version: 6.3
import PackageDescription

// Where there is no UIKit, the headless one takes its place; the sources of the app know nothing of it.
#if os(Linux)
    let packages: [Package.Dependency] = [.package(name: "TabAnimated", path: "../../..")]
    let headless: [Target.Dependency] = [.product(name: "HeadlessUIKit", package: "TabAnimated")]
#else
    let packages: [Package.Dependency] = []
    let headless: [Target.Dependency] = []
#endif

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v15)],
    dependencies: packages,
    targets: [
        .target(name: "Shop", dependencies: headless),
        .testTarget(name: "ShopTests", dependencies: ["Shop"] + headless, exclude: ["Pictures"]),
    ]
)
