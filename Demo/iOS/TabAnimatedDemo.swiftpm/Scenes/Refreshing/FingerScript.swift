public import Foundation
public import TabAnimatedRefreshing

/// What a finger, the device and the answer do in a scene, one after the other.
@available(tvOS, unavailable)
public struct FingerScript: Sendable {
    /// One thing that happens.
    public enum Step: Sendable {
        /// The finger goes down if it is not, and moves so many points down the screen in so many seconds.
        case drag(CGFloat, seconds: TimeInterval)
        /// The finger leaves at a speed in points a second down the screen.
        case lift(speed: CGFloat = 0)
        /// Nothing happens for so many seconds.
        case wait(TimeInterval)
        /// The device is turned.
        case rotate
        /// What was asked for arrives, or does not.
        case answer(PullToRefresh.Result)
    }

    /// The name of the film's files.
    public let name: String
    /// The heading of the film.
    public var title: String {
        let words = name.replacingOccurrences(of: "-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
    /// What is seen, in one sentence.
    public let summary: String
    /// What is shown above the rows.
    public let look: RefreshViewController.Look
    /// What happens.
    public let steps: [Step]

    /// The films of the gallery, in its order.
    public static let all: [FingerScript] = [
        FingerScript(
            name: "half-pull", summary: "A little pull that is let go starts nothing.", look: .spinner,
            steps: [.wait(0.2), .drag(50, seconds: 0.6), .lift(), .wait(0.8)]),
        FingerScript(
            name: "pull-and-hold",
            summary: "The skeleton of a row unrolls with the pull and shimmers while loading.",
            look: .row,
            steps: [
                .wait(0.2), .drag(300, seconds: 1), .wait(0.4), .lift(), .wait(1.4), .answer(.finished),
                .wait(1.2),
            ]),
        FingerScript(
            name: "fling", summary: "A fling that overshoots the top edge starts nothing.", look: .spinner,
            steps: [
                .drag(-150, seconds: 0.3), .lift(), .wait(0.2), .drag(60, seconds: 0.1), .lift(speed: 2_400),
                .wait(1.4),
            ]),
        FingerScript(
            name: "pull-while-loading",
            summary: "A pull while loading starts nothing more; the app's own ring turns on.",
            look: .ring,
            steps: [
                .drag(160, seconds: 0.6), .lift(), .wait(0.6), .drag(120, seconds: 0.4), .lift(), .wait(0.6),
                .answer(.finished), .wait(1.2),
            ]),
        FingerScript(
            name: "rotate-while-loading", summary: "A rotation while loading keeps the view in its place.",
            look: .spinner,
            steps: [
                .drag(120, seconds: 0.5), .lift(), .wait(0.5), .rotate, .wait(0.6), .answer(.finished),
                .wait(1.2),
            ]),
        FingerScript(
            name: "failure-and-retry",
            summary: "A refresh that failed says so and offers to try again; a pull beyond the message does.",
            look: .row,
            steps: [
                .wait(0.2), .drag(300, seconds: 0.6), .lift(), .wait(0.8), .answer(.failed), .wait(1),
                .drag(600, seconds: 0.6), .lift(), .wait(0.8), .answer(.finished), .wait(1.2),
            ]),
        FingerScript(
            name: "load-more-to-the-end",
            summary: "The skeletons of the next rows stand at the end; then there is no more.",
            look: .spinner,
            steps: [
                .drag(-420, seconds: 0.5), .lift(), .wait(0.8), .answer(.finished), .wait(0.3),
                .drag(-520, seconds: 0.5), .lift(), .wait(0.8), .answer(.exhausted), .wait(0.8),
            ]),
    ]
}
