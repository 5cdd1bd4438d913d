import TabCache
public import UIKit

/// The flat colors that SkeletonView offers, and its default, `clouds` and `darkClouds`.
///
/// ```swift
/// tableView.tabAnimated?.animatedColor = FlatColor.clouds
/// ```
///
/// They are no members of `UIColor`, where their names belong to the app.
public enum FlatColor {
    /// #1ABC9C.
    public static let turquoise: UIColor = color(0x1ABC9C)
    /// #16A085.
    public static let greenSea: UIColor = color(0x16A085)
    /// #2ECC71.
    public static let emerald: UIColor = color(0x2ECC71)
    /// #27AE60.
    public static let nephritis: UIColor = color(0x27AE60)
    /// #3498DB.
    public static let peterRiver: UIColor = color(0x3498DB)
    /// #2980B9.
    public static let belizeHole: UIColor = color(0x2980B9)
    /// #9B59B6.
    public static let amethyst: UIColor = color(0x9B59B6)
    /// #8E44AD.
    public static let wisteria: UIColor = color(0x8E44AD)
    /// #34495E.
    public static let wetAsphalt: UIColor = color(0x34495E)
    /// #2C3E50.
    public static let midnightBlue: UIColor = color(0x2C3E50)
    /// #F1C40F.
    public static let sunFlower: UIColor = color(0xF1C40F)
    /// #F39C12.
    public static let flatOrange: UIColor = color(0xF39C12)
    /// #E67E22.
    public static let carrot: UIColor = color(0xE67E22)
    /// #D35400.
    public static let pumpkin: UIColor = color(0xD35400)
    /// #E74C3C.
    public static let alizarin: UIColor = color(0xE74C3C)
    /// #C0392B.
    public static let pomegranate: UIColor = color(0xC0392B)
    /// #ECF0F1.
    public static let clouds: UIColor = color(0xECF0F1)
    /// #BDC3C7.
    public static let silver: UIColor = color(0xBDC3C7)
    /// #95A5A6.
    public static let concrete: UIColor = color(0x95A5A6)
    /// #7F8C8D.
    public static let asbestos: UIColor = color(0x7F8C8D)
    /// #1C2325, the counterpart of `clouds` in the dark.
    public static let darkClouds: UIColor = color(0x1C2325)

    /// SkeletonView's own color of shapes: `clouds`, in the dark `darkClouds`.
    public static let skeletonDefault: UIColor = UIColor {
        $0.userInterfaceStyle == .dark ? darkClouds : clouds
    }

    private static func color(_ hex: UInt32) -> UIColor {
        let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
