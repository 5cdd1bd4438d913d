/// The line of code that started a skeleton.
struct SkeletonCall: Hashable, Sendable {
    let file: String
    let line: UInt

    var text: String { "\(file):\(line)" }
}
