extension UINavigationBar {
    /// How the bar looks over scrolled content, in every height.
    public var standardAppearance: UINavigationBarAppearance {
        get {
            if let standard = appearances.standard { return standard }
            let standard = kept(UINavigationBarAppearance())
            appearances.standard = standard
            return standard
        }
        set {
            appearances.standard = kept(newValue)
            contentDidChange()
        }
    }

    /// How the bar looks in a low window; `nil` is the standard appearance.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearances.compact = newValue.map(kept)
            contentDidChange()
        }
    }

    /// How the bar looks over content that is not scrolled; `nil` is the standard appearance on a clear background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = newValue.map(kept)
            contentDidChange()
        }
    }

    /// How the bar looks in a low window over content that is not scrolled; `nil` is `scrollEdgeAppearance`.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearances.compactScrollEdge = newValue.map(kept)
            contentDidChange()
        }
    }

    private func kept(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.didChange = { [weak self] in self?.contentDidChange() }
        return copy
    }

    /// The appearance that counts now, or `nil` while none was given: the item on top comes before the bar.
    var currentAppearance: UINavigationBarAppearance? {
        let item = topItem
        let isLow = traitCollection.verticalSizeClass == .compact
        let standard = item?.standardAppearance ?? appearances.standard
        let compact = item?.compactAppearance ?? appearances.compact
        guard isAtScrollEdge?() == true else { return (isLow ? compact : nil) ?? standard }
        let low = item?.compactScrollEdgeAppearance ?? appearances.compactScrollEdge
        let edge = item?.scrollEdgeAppearance ?? appearances.scrollEdge
        return (isLow ? low : nil) ?? edge ?? standard.map(clear)
    }

    private func clear(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: appearance)
        copy.configureWithTransparentBackground()
        return copy
    }

    /// The color under what the bar shows.
    var barColor: UIColor {
        currentAppearance?.barColor ?? barTintColor ?? UIBarAppearance.standardColor
    }

    /// The color of the line below the bar, or `nil` if there is none.
    var hairlineColor: UIColor? {
        guard let appearance = currentAppearance else { return .separator }
        return appearance.shadowColor
    }
}
