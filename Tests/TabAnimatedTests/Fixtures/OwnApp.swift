import TestDevice
import Testing
import UIKit

@testable import TabAnimated

extension Trait where Self == DeviceTrait {
    /// A device of the test's own, and the framework as an app finds it at launch; nothing is kept on disk.
    static var ownApp: Self {
        DeviceTrait(
            preparing: {
                putBack()
                SkeletonConfiguration.shared.cache.directory = nil
                let isOld = HeadlessScreen.main.system == .iOS15
                if HeadlessScreen.isUnkind || isOld { ComponentName.describe = { _ in "KeyPath" } }
            },
            puttingBack: putBack)
    }
}

/// Makes what an app may set as it is at launch.
@MainActor
private func putBack() {
    SkeletonLog.sink = standardSink
    ComponentName.describe = { String(describing: $0) }
    SystemAge.isBefore17 = false
    SystemMetrics.hasOldSwitches = nil
    SkeletonConfiguration.shared = SkeletonConfiguration()
    SkeletonLog.isVerbose = false
    SkeletonLog.watchdogLimit = nil
    SkeletonOverlay.inspector = nil
}

/// What warnings do before any test has chosen otherwise.
@MainActor private let standardSink = SkeletonLog.sink
