import UIKit

/// A way to plan the skeletons of single sections of a list.
@MainActor
protocol SectionPlanning: SkeletonPlanning where Model: FormAnimated, Host: SkeletonHostList {
    /// Returns what covers parts of the list: where it has them, or after its content where it does not.
    ///
    /// - Parameters:
    ///   - positions: The positions of the sections in the list, by the indices that the model knows them by.
    ///   - empty: The indices of the sections that had no cells when they began to load: they stay as long as planned,
    ///     while others without a given count of cells are as long as they are.
    func covers(of parts: ListParts, at positions: [Int: Int], empty: Set<Int>) -> [Int: SectionCover]
}
