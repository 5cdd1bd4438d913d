import TestDevice
import Testing
import UIKit

@testable import TabAnimated

extension Trait where Self == DeviceTrait {
    /// A device of the test's own, and the framework as an app finds it at launch; nothing is kept on disk.
    static var ownApp: Self {
        DeviceTrait {
            SkeletonLog.sink = standardSink
            SkeletonConfiguration.delaying = HeadlessTime()
            SkeletonDebug.isEnabled = false
            let isOld = HeadlessScreen.main.system == .iOS15
            if HeadlessScreen.isUnkind || isOld { ComponentName.describe = { _ in "KeyPath" } }
            SystemAge.isBefore17 = false
            SkeletonDebug.watchdogLimit = nil
            SkeletonConfiguration.shared = SkeletonConfiguration()
            SkeletonConfiguration.shared.cache.directory = nil
        }
    }
}

/// What warnings do before any test has chosen otherwise.
@MainActor private let standardSink = SkeletonLog.sink
