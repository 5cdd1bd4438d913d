import UIKit

/// Forwards everything to the delegate that it stands in front of, which it holds weakly.
final class DelegateWrapper: HeadlessObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {
    nonisolated(unsafe) private(set) weak var target: (any NSObjectProtocol)?

    init(of target: any NSObjectProtocol) {
        self.target = target
    }

    override func responds(to aSelector: Selector!) -> Bool { target?.responds(to: aSelector) ?? false }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        target?.responds(to: aSelector) == true ? target : nil
    }
}
