public import UIKit

/// Relations to another component: assignments made once, in the order of the calls.
///
/// Each takes the index of the other component and sees the frame it has at that moment. An index that
/// no component has gives one warning and changes nothing.
extension ComponentChain {
    /// Puts the left edge on the other's left edge.
    @discardableResult
    public func leftEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.x = $1.minX + offset }
    }

    /// Puts the right edge on the other's right edge.
    @discardableResult
    public func rightEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.x = $1.maxX - $0.width + offset }
    }

    /// Puts the top edge on the other's top edge.
    @discardableResult
    public func topEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.y = $1.minY + offset }
    }

    /// Puts the bottom edge on the other's bottom edge.
    @discardableResult
    public func bottomEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.y = $1.maxY - $0.height + offset }
    }

    /// Puts the left edge on the other's right edge.
    @discardableResult
    public func leftEqualToRight(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.x = $1.maxX + offset }
    }

    /// Puts the right edge on the other's left edge.
    @discardableResult
    public func rightEqualToLeft(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.x = $1.minX - $0.width + offset }
    }

    /// Puts the top edge on the other's bottom edge.
    @discardableResult
    public func topEqualToBottom(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.y = $1.maxY + offset }
    }

    /// Puts the bottom edge on the other's top edge.
    @discardableResult
    public func bottomEqualToTop(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.y = $1.minY - $0.height + offset }
    }

    /// Takes the other's width, plus an offset.
    @discardableResult
    public func widthEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.size.width = max(0, $1.width + offset) }
    }

    /// Takes the other's height, plus an offset.
    @discardableResult
    public func heightEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.size.height = max(0, $1.height + offset) }
    }

    /// Puts the centre on the other's centre along the x axis, plus an offset.
    @discardableResult
    public func horizontalCenterEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.x = $1.midX - $0.width / 2 + offset }
    }

    /// Puts the centre on the other's centre along the y axis, plus an offset.
    @discardableResult
    public func verticalCenterEqualTo(_ index: Int, offset: CGFloat = 0) -> ComponentChain {
        relate(to: index) { $0.origin.y = $1.midY - $0.height / 2 + offset }
    }

    private func relate(
        to index: Int, _ assign: (_ frame: inout CGRect, _ other: CGRect) -> Void
    ) -> ComponentChain {
        guard let other = manager.animations([index]).components.first else { return self }
        return adjust { assign(&$0.frame, other.frame) }
    }
}
