/// Which part of a way is UIKit's: that of another way, which does the same UIKit work and nothing of ours.
struct BenchShare: Codable, Hashable {
    let way: String
    let uikit: String
}
