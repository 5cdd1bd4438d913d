/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
    override func duplicate() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
}
