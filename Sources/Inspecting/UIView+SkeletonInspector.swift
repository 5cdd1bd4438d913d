import TabCache
import TabProduction
public import UIKit

@available(tvOS, unavailable)
extension UIView {
    /// Opens a panel over the window to look at the view's skeleton and to change it, while an app is developed.
    ///
    /// A tap chooses a shape. The panel says why its view became that shape, changes it live, tries other animations
    /// and appearances, and copies the Swift of all changes, ready for the closure of `adjust(_:)`. The skeleton stays
    /// until the panel is closed, also when the app ends it; one that is not shown yet is started.
    ///
    /// The view needs a model and a window, else it warns. A window that shows a panel keeps it.
    ///
    /// - Parameter name: The name of the component that is chosen first; `nil`, the default, chooses none.
    public func presentSkeletonInspector(showing name: String? = nil) {
        guard let window else {
            return SkeletonLog.warn(
                "\(declaredClass) has no window: present the inspector once it is on screen")
        }
        guard window.inspectorView == nil else { return }
        guard let inspection = SkeletonInspection(of: self) else {
            return SkeletonLog.warn(
                "\(declaredClass) has no model: set tabAnimated before the inspector is presented")
        }
        let view = InspectorView(inspection)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        if let name { inspection.choose(named: name) }
    }

    /// Closes the panel of the view's window; the skeleton is then as the app has it.
    public func dismissSkeletonInspector() {
        (window ?? self as? UIWindow)?.inspectorView?.close()
    }
}

@available(tvOS, unavailable)
extension UIWindow {
    fileprivate var inspectorView: InspectorView? {
        subviews.firstResult { $0 as? InspectorView }
    }
}
