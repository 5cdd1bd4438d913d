import TestDevice
import Testing
import UIKit

@testable import TabAnimated

extension Trait where Self == DeviceTrait {
    /// A device of the test's own, and the framework as an app finds it at launch; nothing is kept on disk.
    ///
    /// A test fails in which a list is laid out outside a window, of which UIKit complains.
    static var ownApp: Self {
        DeviceTrait(
            preparing: {
                putBack()
                SkeletonConfiguration.shared.cache.directory = nil
                let isOld = HeadlessScreen.main.system == .iOS15
                if HeadlessScreen.isUnkind || isOld { ComponentName.describe = { _ in "KeyPath" } }
                HeadlessListAlerts.handler = { list in
                    Issue.record("A \(type(of: list)) is laid out outside a window")
                }
            },
            puttingBack: putBack)
    }
}

/// Makes what an app may set as it is at launch.
@MainActor
private func putBack() {
    HeadlessListAlerts.handler = standardAlert
    SkeletonLog.sink = standardSink
    ComponentName.describe = { String(describing: $0) }
    SystemAge.isBefore17 = false
    (SystemMetrics.hasOldSwitches, SystemMetrics.rowHeights) = (nil, [:])
    SkeletonConfiguration.shared = SkeletonConfiguration()
    SkeletonLog.isVerbose = false
    SkeletonLog.watchdogLimit = nil
    SkeletonOverlay.inspector = nil
}

/// What UIKit's alerts do before any test has chosen otherwise.
@MainActor private let standardAlert = HeadlessListAlerts.handler

/// What warnings do before any test has chosen otherwise.
@MainActor private let standardSink = SkeletonLog.sink
