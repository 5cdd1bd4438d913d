import Foundation

/// The measures of sheets.
@MainActor enum SheetMetrics {
    /// What stays in sight above a sheet, below the status bar.
    static var gap: CGFloat { HeadlessScreen.main.hasGlass ? 0 : 10 }
    static let radius: CGFloat = 10
    static let formSize = CGSize(width: 540, height: 620)
    static let pageWidth: CGFloat = 704

    /// The place of a sheet in a window: from below the status bar down, or in the middle where there is room.
    static func frame(of controller: UIViewController, in window: UIWindow) -> CGRect {
        let top = window.safeAreaInsets.top + gap
        let below = window.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        guard window.traitCollection.horizontalSizeClass == .regular else { return below }
        let size = size(of: controller, in: below.size)
        return CGRect(
            x: window.bounds.midX - size.width / 2, y: window.bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    private static func size(of controller: UIViewController, in room: CGSize) -> CGSize {
        let own = controller.preferredContentSize
        let usual =
            controller.modalPresentationStyle == .formSheet
            ? formSize : CGSize(width: pageWidth, height: room.height)
        return CGSize(
            width: min(room.width, own.width > 0 ? own.width : usual.width),
            height: min(room.height, own.height > 0 ? own.height : usual.height))
    }
}

/// What darkens the screen behind a sheet.
final class SheetDimmingView: UIView {}

/// What sheets are made of since iOS 26, for those whose own view lets it through.
final class SheetGlassView: UIVisualEffectView {
    convenience init(below view: UIView) {
        self.init(effect: UIGlassEffect(style: .regular))
        frame = view.frame
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.cornerRadius = SheetMetrics.radius
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        clipsToBounds = true
    }
}
