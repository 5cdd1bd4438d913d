import UIKit

/// Phones side by side, each in a frame.
enum PhoneRow {
    /// The picture of a phone as an image of its own.
    ///
    /// - Parameter prefix: What the names inside begin with, so that several pictures can stand in one file.
    @MainActor
    static func frame(of window: UIWindow, prefix: String, at time: TimeInterval? = nil) -> String {
        HeadlessScreen.main.turn()
        var renderer = HeadlessSVGRenderer(window)
        renderer.idPrefix = prefix
        return renderer.svg(at: time)
    }

    /// The pictures as one, each a phone with round corners.
    @MainActor
    static func svg(of screens: [String], style: String = "") -> String {
        let size = SceneStage.size
        let (width, height) = (Int(size.width), Int(size.height))
        let phones = screens.enumerated().map { index, screen in
            """
            <g transform="translate(\(index * (width + 40)))">
            <g clip-path="url(#phone)">
            <rect width="\(width)" height="\(height)" fill="#ffffff"/>
            \(screen)
            </g>
            <rect x="-4" y="-4" width="\(width + 8)" height="\(height + 8)" rx="40" fill="none" stroke="#888888" stroke-width="6"/>
            </g>
            """
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 \(screens.count * (width + 40) - 24) \(height + 16)">
            \(style)<clipPath id="phone"><rect width="\(width)" height="\(height)" rx="36"/></clipPath>
            \(phones.joined(separator: "\n"))
            </svg>

            """
    }
}

/// Phones whose skeletons become content, again and again, as one moving picture; one that stands still where motion is
/// reduced.
struct PhoneFilm {
    /// The pictures of one phone.
    struct Phone {
        /// The skeleton, moving as its animation does.
        let skeleton: String

        /// The skeleton as it stands still.
        let still: String

        /// The content.
        let content: String
    }

    let phones: [Phone]

    /// Three seconds of the skeleton, two and a half of the content, and between them three quarters of a second, in the
    /// middle of which both are seen.
    @MainActor var svg: String {
        PhoneRow.svg(
            of: phones.map { phone in
                """
                <g class="moving">
                \(phone.content)
                <g>
                \(phone.skeleton)
                <animate attributeName="opacity" dur="6.5s" repeatCount="indefinite" values="1;1;0.5;0.5;0;0;1" keyTimes="0;0.462;0.5;0.538;0.577;0.962;1"/>
                </g>
                </g>
                <g class="still">
                \(phone.still)
                </g>
                """
            },
            style: """
                <style>.still { display: none } @media (prefers-reduced-motion: reduce) { .still { display: inline } .moving { display: none } }</style>

                """)
    }
}
