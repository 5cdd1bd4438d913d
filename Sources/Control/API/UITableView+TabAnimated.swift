public import UIKit

/// Skeletons over single rows of a table.
extension UITableView {
    /// Shows a skeleton over one row of section 0; those of other sections load with their section.
    ///
    /// - Parameters:
    ///   - row: The index in section 0; the app's data need not have it yet.
    ///   - transition: How the skeleton comes; the default is the configuration's, at once unless the app sets it.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    public func startTabAnimation(
        row: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        fileID: String = #fileID, line: UInt = #line
    ) {
        start(.row(row), transition, from: "\(fileID):\(line)")
    }

    /// Shows the app's cell in place of its skeleton, as it is; the last row that loads ends the skeleton.
    ///
    /// - Parameters:
    ///   - row: The index in section 0 that it was started with.
    ///   - reloading: Whether to reload the cell first, also where it does not load; the default is false.
    ///   - transition: How the skeleton goes; the default is the configuration's, at once unless the app sets it.
    ///   - error: What the load failed with, so that VoiceOver says that; `nil`, the default, for a success.
    ///   - completion: Called once, when nothing of the cell's skeleton is left; at once if it does not load by itself.
    public func endTabAnimation(
        row: Int, reloading: Bool = false,
        transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        error: (any Error)? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        end(.row(row), reloading: reloading, with: error, transition, completion: completion)
    }

    /// Shows a skeleton over one row of section 0 for exactly as long as the work runs, also when it throws.
    ///
    /// Of several calls for one row that overlap, the last one ends the skeleton.
    ///
    /// - Parameters:
    ///   - row: The index in section 0; the app's data need not have it yet.
    ///   - transition: How the skeleton comes and goes; the default is the configuration's, at once unless the app sets it.
    ///   - fileID: The file of the call, which log messages name; leave the default.
    ///   - line: The line of the call, which log messages name; leave the default.
    ///   - work: What loads the content; the skeleton goes when it returns or throws.
    /// - Returns: What the work returns; it need not be `Sendable`, because it stays on the main actor.
    /// - Throws: What the work throws.
    public func withTabAnimation<Result>(
        row: Int, transition: SkeletonTransition = SkeletonConfiguration.shared.transition,
        fileID: String = #fileID, line: UInt = #line, _ work: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await run(.row(row), transition, from: "\(fileID):\(line)", work)
    }
}
