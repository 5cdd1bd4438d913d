import DemoScenes
import UIKit

/// What the demo's app keeps in its bundle, for a place that has no such bundle: pictures, and interface files.
@MainActor
enum GalleryResources {
    /// Makes the resources known to UIKit, once.
    static func provide() {
        _ = provided
    }

    private static let provided: Void = {
        HeadlessAssets.register(
            name: "photo-placeholder", image: placeholder(ground: 0xEC, figure: 0xDC),
            dark: placeholder(ground: 0x26, figure: 0x36))
        for nib in DemoNib.all {
            guard let url = nib.file, let file = InterfaceFile(contentsOf: url) else { continue }
            UINib.headlessObjects[nib.name] = { file.objects(cellClass: nib.cellClass) }
        }
    }()

    /// Two hills in a gray on a ground in another, as the app's asset shows.
    private static func placeholder(ground: CGFloat, figure: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 96, height: 96)).image { context in
            UIColor(white: ground / 255, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 96, height: 96))
            UIColor(white: figure / 255, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 58, y: 26, width: 14, height: 14)).fill()
            for peak in [CGPoint(x: 38, y: 38), CGPoint(x: 62, y: 50)] {
                let hill = UIBezierPath()
                hill.move(to: peak)
                hill.addLine(to: CGPoint(x: peak.x + 72 - peak.y, y: 72))
                hill.addLine(to: CGPoint(x: peak.x - 72 + peak.y, y: 72))
                hill.close()
                hill.fill()
            }
        }
    }
}
