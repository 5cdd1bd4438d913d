import Foundation

/// The sizes of what a configured button shows and where they lie, left to right.
struct ConfiguredButtonParts {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The sign of a pop-up button, at the trailing edge.
    var indicator = CGSize.zero
    let placement: NSDirectionalRectEdge
    let imagePadding: CGFloat
    private let paddingBetweenTitles: CGFloat

    @MainActor init(_ configuration: UIButton.Configuration) {
        placement = configuration.imagePlacement
        imagePadding = configuration.imagePadding
        paddingBetweenTitles = configuration.titlePadding
    }

    var imageIsBeside: Bool { placement != .top && placement != .bottom }

    var titlePadding: CGFloat {
        title.height > 0 && subtitle.height > 0 ? paddingBetweenTitles : 0
    }

    private var texts: CGSize {
        CGSize(
            width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    private var gap: CGFloat {
        image != .zero && texts != .zero ? imagePadding : 0
    }

    var size: CGSize {
        var size =
            imageIsBeside
            ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
            : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
        size.width += indicatorRoom
        size.height = max(size.height, indicator.height)
        return size
    }

    private static let indicatorPadding: CGFloat = 5

    private var indicatorRoom: CGFloat {
        indicator.width > 0 ? indicator.width + Self.indicatorPadding : 0
    }

    func indicatorFrame(in area: CGRect) -> CGRect {
        let origin = CGPoint(x: area.maxX - indicator.width, y: area.midY - indicator.height / 2)
        return CGRect(origin: origin, size: indicator)
    }

    /// The part of the area that image and titles share.
    private func mainArea(_ area: CGRect) -> CGRect {
        CGRect(x: area.minX, y: area.minY, width: area.width - indicatorRoom, height: area.height)
    }

    func imageFrame(in area: CGRect) -> CGRect {
        frame(of: image, first: placement == .top || placement == .leading, in: mainArea(area))
    }

    func textFrame(in area: CGRect) -> CGRect {
        frame(of: texts, first: placement == .bottom || placement == .trailing, in: mainArea(area))
    }

    /// The place at the start or at the end of the row or of the column, in the middle across it.
    private func frame(of part: CGSize, first: Bool, in area: CGRect) -> CGRect {
        let origin =
            imageIsBeside
            ? CGPoint(x: first ? area.minX : area.maxX - part.width, y: area.midY - part.height / 2)
            : CGPoint(x: area.midX - part.width / 2, y: first ? area.minY : area.maxY - part.height)
        return CGRect(origin: origin, size: part)
    }
}

extension UIButton.Configuration {
    /// Without a wish of its own, the title is aligned away from the image.
    var effectiveTitleAlignment: TitleAlignment {
        guard titleAlignment == .automatic else { return titleAlignment }
        guard image != nil || showsActivityIndicator else { return .center }
        switch imagePlacement {
        case .leading: return .leading
        case .trailing: return .trailing
        default: return .center
        }
    }
}
