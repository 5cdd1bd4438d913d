import Foundation

/// What one picture of a scene shows.
public struct Picture: Hashable, Sendable {
    /// Whether the screen still loads, or shows its content.
    public enum Content: Hashable, Sendable {
        case loading(PictureAnimation)
        case loaded
    }

    /// What the screen shows.
    public var content: Content

    /// The appearance.
    public var style: PictureStyle

    /// The direction of reading.
    public var direction: PictureDirection

    /// The preferred size of text.
    public var contentSize: PictureContentSize

    /// Whether the components carry their indices.
    public var showsTags: Bool

    /// The time at which animations are frozen, in seconds, or `nil` to let them run.
    public var time: TimeInterval?

    /// Creates the description of a picture.
    public init(
        content: Content, style: PictureStyle = .light, direction: PictureDirection = .ltr,
        contentSize: PictureContentSize = .large, showsTags: Bool = false, time: TimeInterval? = nil
    ) {
        self.content = content
        self.style = style
        self.direction = direction
        self.contentSize = contentSize
        self.showsTags = showsTags
        self.time = time
    }

    /// The pictures that the gallery has of every scene.
    public static let gallery: [Picture] =
        PictureStyle.allCases.flatMap { style in
            PictureAnimation.allCases.map { Picture(content: .loading($0), style: style) }
                + [Picture(content: .loaded, style: style)]
        } + [
            Picture(content: .loading(.none), showsTags: true),
            Picture(content: .loading(.none), direction: .rtl),
            Picture(content: .loaded, direction: .rtl),
            Picture(content: .loading(.none), contentSize: .accessibilityMedium),
            Picture(content: .loaded, contentSize: .accessibilityMedium),
        ]

    /// The name of the picture's file, without the scene and the extension.
    public var name: String {
        let content =
            switch content {
            case .loading(let animation): animation.rawValue
            case .loaded: "loaded"
            }
        return [
            content, style.rawValue, direction == .ltr ? nil : direction.rawValue,
            contentSize == .large ? nil : contentSize.rawValue, showsTags ? "tags" : nil,
        ].compactMap { $0 }.joined(separator: "-")
    }
}
