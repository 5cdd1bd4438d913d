/// Views of classes that UIKit keeps to itself, as they stand between views of an app.
@preconcurrency @MainActor
public enum HeadlessPrivateView {
    /// Returns what a page controller puts around the views of its pages.
    public static func makePageContainer() -> UIView { _UIPageViewControllerContentView() }
}

final class _UIPageViewControllerContentView: UIView {}

final class UITableViewCellContentView: UIView {}

final class UITableViewLabel: UILabel {}

final class UIButtonLabel: UILabel {}
