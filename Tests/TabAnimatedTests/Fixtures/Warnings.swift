import TabAnimated

/// Collects the warnings that are given while a closure runs.
@MainActor
func warnings(during action: () -> Void) -> [String] {
    let before = SkeletonLog.sink
    defer { SkeletonLog.sink = before }
    let box = WarningBox()
    SkeletonLog.sink = { box.warnings.append($0) }
    action()
    return box.warnings
}

@MainActor
private final class WarningBox {
    var warnings: [String] = []
}
