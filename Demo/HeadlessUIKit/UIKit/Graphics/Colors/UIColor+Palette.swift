extension UIColor {
    public class var black: UIColor { FixedPalette.black }
    public class var darkGray: UIColor { FixedPalette.darkGray }
    public class var lightGray: UIColor { FixedPalette.lightGray }
    public class var white: UIColor { FixedPalette.white }
    public class var gray: UIColor { FixedPalette.gray }
    public class var red: UIColor { FixedPalette.red }
    public class var green: UIColor { FixedPalette.green }
    public class var blue: UIColor { FixedPalette.blue }
    public class var cyan: UIColor { FixedPalette.cyan }
    public class var yellow: UIColor { FixedPalette.yellow }
    public class var magenta: UIColor { FixedPalette.magenta }
    public class var orange: UIColor { FixedPalette.orange }
    public class var purple: UIColor { FixedPalette.purple }
    public class var brown: UIColor { FixedPalette.brown }
    public class var clear: UIColor { FixedPalette.clear }
    public class var lightText: UIColor { FixedPalette.lightText }
    public class var darkText: UIColor { FixedPalette.black }

    public class var systemRed: UIColor { SystemPalette.systemRed }
    public class var systemOrange: UIColor { SystemPalette.systemOrange }
    public class var systemYellow: UIColor { SystemPalette.systemYellow }
    public class var systemGreen: UIColor { SystemPalette.systemGreen }
    public class var systemMint: UIColor { SystemPalette.systemMint }
    public class var systemTeal: UIColor { SystemPalette.systemTeal }
    public class var systemCyan: UIColor { SystemPalette.systemCyan }
    public class var systemBlue: UIColor { SystemPalette.systemBlue }
    public class var systemIndigo: UIColor { SystemPalette.systemIndigo }
    public class var systemPurple: UIColor { SystemPalette.systemPurple }
    public class var systemPink: UIColor { SystemPalette.systemPink }
    public class var systemBrown: UIColor { SystemPalette.systemBrown }
    public class var systemGray: UIColor { SystemPalette.systemGray }
    public class var systemGray2: UIColor { SystemPalette.systemGray2 }
    public class var systemGray3: UIColor { SystemPalette.systemGray3 }
    public class var systemGray4: UIColor { SystemPalette.systemGray4 }
    public class var systemGray5: UIColor { SystemPalette.systemGray5 }
    public class var systemGray6: UIColor { SystemPalette.systemGray6 }
    public class var label: UIColor { SystemPalette.label }
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    public class var separator: UIColor { SystemPalette.separator }
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }
    public class var link: UIColor { SystemPalette.link }
    public class var systemFill: UIColor { SystemPalette.systemFill }
    public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }
    public class var systemBackground: UIColor { SystemPalette.systemBackground }
    public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }
    public class var groupTableViewBackground: UIColor { SystemPalette.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor {
        SystemPalette.secondarySystemGroupedBackground
    }
    public class var tertiarySystemGroupedBackground: UIColor {
        SystemPalette.tertiarySystemGroupedBackground
    }

}

/// The colors that are the same for all traits.
private enum FixedPalette {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 0.333333333333333, alpha: 1)
    static let lightGray = UIColor(white: 0.666666666666667, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
}
