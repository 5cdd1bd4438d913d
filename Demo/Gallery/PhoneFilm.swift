import UIKit

/// A phone whose skeleton becomes content, again and again, as one moving picture.
struct PhoneFilm {
    /// The picture of the skeleton.
    let skeleton: String

    /// The picture of the content.
    let content: String

    /// The screen as it is now, moving as its animations do.
    ///
    /// - Parameter prefix: What the names inside begin with, so that two pictures can stand in one file.
    @MainActor
    static func frame(of window: UIWindow, prefix: String) -> String {
        HeadlessScreen.main.turn()
        var renderer = HeadlessSVGRenderer(window)
        renderer.idPrefix = prefix
        return renderer.svg()
    }

    /// Three seconds of the skeleton, two of the content, and a quarter of a second from one to the other.
    @MainActor var svg: String {
        let size = SceneStage.size
        let (width, height) = (Int(size.width), Int(size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 \(width + 16) \(height + 16)">
            <clipPath id="phone"><rect width="\(width)" height="\(height)" rx="36"/></clipPath>
            <g clip-path="url(#phone)">
            <g>
            \(content)
            </g>
            <g>
            \(skeleton)
            <animate attributeName="opacity" dur="5.5s" repeatCount="indefinite" values="1;1;0;0;1" keyTimes="0;0.545;0.591;0.955;1"/>
            </g>
            </g>
            <rect x="-4" y="-4" width="\(width + 8)" height="\(height + 8)" rx="40" fill="none" stroke="#888888" stroke-width="6"/>
            </svg>

            """
    }
}
