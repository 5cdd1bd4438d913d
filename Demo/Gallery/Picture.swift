public import DemoScenes
public import Foundation

/// What one picture of a scene shows.
public struct Picture: Hashable, Sendable {
    /// How far the screen is.
    public enum Content: Hashable, Sendable {
        /// It has opened and not begun to load.
        case before
        /// It loads.
        case loading(DemoAnimation)
        /// Some answers have come, counted from 1, and others have not.
        case step(Int)
        /// It is in the middle of the transition to its content.
        case ending
        /// It shows its content.
        case loaded
        /// It loads with its shimmer, and then shows its content, again and again; beside it do cards in the dark.
        case film
        /// Two phones: it loads on the one, and shows its content on the other.
        case beside(DemoAnimation)
    }

    /// What the screen shows.
    public var content: Content

    /// The appearance.
    public var style: DemoAppearance

    /// The direction of reading.
    public var direction: DemoDirection

    /// The preferred size of text.
    public var contentSize: DemoTextSize

    /// Whether the user asked for more contrast.
    public var increasesContrast: Bool

    /// Whether the components carry their indices.
    public var showsTags: Bool

    /// The time at which animations are frozen, in seconds, or `nil` to let them run.
    public var time: TimeInterval?

    /// Creates the description of a picture.
    public init(
        content: Content, style: DemoAppearance = .light, direction: DemoDirection = .ltr,
        contentSize: DemoTextSize = .large, increasesContrast: Bool = false, showsTags: Bool = false,
        time: TimeInterval? = nil
    ) {
        self.content = content
        self.style = style
        self.direction = direction
        self.contentSize = contentSize
        self.increasesContrast = increasesContrast
        self.showsTags = showsTags
        self.time = time
    }

    /// The name of the picture's file, without the scene and the extension.
    public var name: String {
        let content =
            switch content {
            case .before: "before"
            case .loading(let animation): animation.rawValue
            case .step(let count): "step\(count)"
            case .ending: "ending"
            case .loaded: "loaded"
            case .film: "film"
            case .beside(let animation): "beside-\(animation.rawValue)"
            }
        return [
            content, style.rawValue, direction == .ltr ? nil : direction.rawValue,
            contentSize == .large ? nil : contentSize.rawValue, increasesContrast ? "contrast" : nil,
            showsTags ? "tags" : nil,
        ].compactMap { $0 }.joined(separator: "-")
    }
}
