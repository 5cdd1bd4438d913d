public import Foundation

/// Makes animations of a class that is known only at run time, in the way of `HeadlessLayerMaker`.
open class HeadlessAnimationMaker: CAAnimation {
    public required override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @inline(never)
    static func animation(like other: CAAnimation) -> CAAnimation {
        unsafeBitCast(type(of: other), to: HeadlessAnimationMaker.Type.self).init()
    }
}
