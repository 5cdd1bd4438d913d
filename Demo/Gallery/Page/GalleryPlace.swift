import DemoScenes
import UIKit

/// Where a scene is shown: a device, a direction of reading and a size of text.
@MainActor
struct GalleryPlace {
    /// A device of the page.
    @MainActor
    enum Device: String, CaseIterable {
        case phone
        case small
        case tablet

        /// The size of its screen, in points.
        var size: CGSize {
            switch self {
            case .phone: SceneStage.size
            case .small: CGSize(width: 320, height: 568)
            case .tablet: CGSize(width: 768, height: 1024)
            }
        }
    }

    var device = Device.phone
    var direction = DemoDirection.ltr
    var contentSize = DemoTextSize.large

    /// The name that links and the data of the page use.
    var name: String { "\(device.rawValue)-\(direction.rawValue)-\(contentSize.rawValue)" }

    /// The animations that are drawn there: all of them on the usual phone, and elsewhere those that take little time.
    var animations: [DemoAnimation] {
        contentSize == .large && direction == .ltr && device == .phone
            ? DemoAnimation.allCases : [.shimmer, .still]
    }

    /// Every place, the usual one first: a phone in both directions and at two sizes of text, and the other devices.
    static let all =
        DemoDirection.allCases.flatMap { direction in
            [DemoTextSize.large, .accessibilityMedium].map {
                GalleryPlace(direction: direction, contentSize: $0)
            }
        } + [GalleryPlace(device: .small), GalleryPlace(device: .tablet)]
}
