import Foundation

extension HeadlessScreen {
    /// Whether UIKit does everything that Apple's may do and no app hopes for.
    ///
    /// - A reload reports with the next layout which views have gone.
    /// - Views outside windows, and the controllers of such views, have the traits of a new device, whatever the traits
    ///   of the windows are.
    /// - Tables outside windows have no side insets.
    /// - Accessories take less of the width of a cell outside tables.
    /// - Scroll views below a bar have a private view behind and one in front of their content, as on iOS 26, and put
    ///   them there with each layout.
    /// - Lists that are laid out outside windows warn, as `HeadlessListAlerts` counts.
    /// - Collections put new cells above views of others, and write `isHidden` of a cell with its other attributes; tables
    ///   show a cell that they use again, whether it was hidden or not.
    /// - On iOS 26, UIKit rounds its own views by corner configurations, and their layers know nothing of it.
    /// - Labels and content views that UIKit makes by itself are of private classes.
    ///
    /// What Apple's UIKit is sure to do is done always: lists keep what a delegate or a data source answered when it was
    /// set, lay themselves out before a batch, and let appearance proxies reach what enters a window.
    ///
    /// An environment variable, `TAB_UNKIND`, says so for a whole run.
    public static var isUnkind = isUnkindFromStart

    /// Whether rows of tables that measure themselves are a separator higher than their content, as on some systems.
    public static var addsSeparatorsToRows = false

    static let isUnkindFromStart = ProcessInfo.processInfo.environment["TAB_UNKIND"] != nil
}
