import Foundation

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
    public var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline) }
    public var widthAnchor: NSLayoutDimension { dimension(.width) }
    public var heightAnchor: NSLayoutDimension { dimension(.height) }

    private func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutQuantity(item: self, attribute: attribute))
    }

    private func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutQuantity(item: self, attribute: attribute))
    }

    private func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(LayoutQuantity(item: self, attribute: attribute))
    }
}
