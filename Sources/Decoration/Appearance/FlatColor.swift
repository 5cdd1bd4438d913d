public import UIKit

/// The twenty flat colors that SkeletonView offers, under a name of their own.
///
/// They are constants in a namespace and not members of `UIColor`: an extension of a system class
/// would be seen by every file of an app, and its names are ones that an app likes to use itself.
///
/// ```swift
/// tableView.tabAnimated?.animatedColor = FlatColor.clouds
/// ```
public enum FlatColor {
    /// 0x1ABC9C
    public static let turquoise = UIColor(hex: 0x1ABC9C)
    /// 0x16A085
    public static let greenSea = UIColor(hex: 0x16A085)
    /// 0x2ECC71
    public static let emerald = UIColor(hex: 0x2ECC71)
    /// 0x27AE60
    public static let nephritis = UIColor(hex: 0x27AE60)
    /// 0x3498DB
    public static let peterRiver = UIColor(hex: 0x3498DB)
    /// 0x2980B9
    public static let belizeHole = UIColor(hex: 0x2980B9)
    /// 0x9B59B6
    public static let amethyst = UIColor(hex: 0x9B59B6)
    /// 0x8E44AD
    public static let wisteria = UIColor(hex: 0x8E44AD)
    /// 0x34495E
    public static let wetAsphalt = UIColor(hex: 0x34495E)
    /// 0x2C3E50
    public static let midnightBlue = UIColor(hex: 0x2C3E50)
    /// 0xF1C40F
    public static let sunFlower = UIColor(hex: 0xF1C40F)
    /// 0xF39C12
    public static let flatOrange = UIColor(hex: 0xF39C12)
    /// 0xE67E22
    public static let carrot = UIColor(hex: 0xE67E22)
    /// 0xD35400
    public static let pumpkin = UIColor(hex: 0xD35400)
    /// 0xE74C3C
    public static let alizarin = UIColor(hex: 0xE74C3C)
    /// 0xC0392B
    public static let pomegranate = UIColor(hex: 0xC0392B)
    /// 0xECF0F1
    public static let clouds = UIColor(hex: 0xECF0F1)
    /// 0xBDC3C7
    public static let silver = UIColor(hex: 0xBDC3C7)
    /// 0x95A5A6
    public static let concrete = UIColor(hex: 0x95A5A6)
    /// 0x7F8C8D
    public static let asbestos = UIColor(hex: 0x7F8C8D)

    /// The twenty colors, in the order above.
    public static let all = [
        turquoise, greenSea, emerald, nephritis, peterRiver, belizeHole, amethyst, wisteria, wetAsphalt,
        midnightBlue, sunFlower, flatOrange, carrot, pumpkin, alizarin, pomegranate, clouds, silver, concrete,
        asbestos,
    ]

    /// 0x1C2325, the counterpart of `clouds` in the dark.
    public static let darkClouds = UIColor(hex: 0x1C2325)

    /// SkeletonView's default: `clouds`, in the dark `darkClouds`.
    public static let skeletonDefault = UIColor { traits in
        traits.userInterfaceStyle == .dark ? darkClouds : clouds
    }
}
