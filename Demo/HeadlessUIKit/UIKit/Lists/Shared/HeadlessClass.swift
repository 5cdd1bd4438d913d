public import Foundation

/// Makes views of a class known only at run time, as `register(_:forCellReuseIdentifier:)` must.
///
/// UIKit's initializers are not `required`, so Swift does not let a metatype call them. A class below
/// overrides the initializer as `required`; called through it, the initializer is looked up in the table of
/// methods of the real class. A class that does not have the initializer stops the program, as in UIKit.
///
/// Nothing here may be inlined: a compiler that saw which class the call names would take every cast of the
/// view to another one for impossible.
@preconcurrency @MainActor public enum HeadlessClass {
    /// Returns a new view without size, or a new cell, header or footer without a reuse identifier.
    public static func make(_ type: UIView.Type) -> UIView {
        switch type {
        case let type as UITableViewCell.Type: makeCell(type, style: .default, reuseIdentifier: nil)
        case let type as UITableViewHeaderFooterView.Type: makeHeaderFooterView(type, reuseIdentifier: nil)
        default: makeView(type, frame: .zero)
        }
    }

    @inline(never)
    public static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(type, to: HeadlessViewMaker.Type.self).init(frame: frame)
    }

    @inline(never)
    public static func makeCell(
        _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
    ) -> UITableViewCell {
        unsafeBitCast(type, to: HeadlessTableCellMaker.Type.self)
            .init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @inline(never)
    public static func makeHeaderFooterView(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: HeadlessHeaderFooterMaker.Type.self).init(reuseIdentifier: reuseIdentifier)
    }

    @inline(never)
    static func makeAnimator(
        _ type: UIViewPropertyAnimator.Type, duration: TimeInterval,
        timingParameters: any UITimingCurveProvider
    ) -> UIViewPropertyAnimator {
        unsafeBitCast(type, to: HeadlessAnimatorMaker.Type.self)
            .init(duration: duration, timingParameters: timingParameters)
    }

    @inline(never)
    static func makeAttributes(
        _ type: UICollectionViewLayoutAttributes.Type
    ) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(type, to: HeadlessAttributesMaker.Type.self).init()
    }

    @inline(never)
    static func makeInvalidationContext(
        _ type: UICollectionViewLayoutInvalidationContext.Type
    ) -> UICollectionViewLayoutInvalidationContext {
        unsafeBitCast(type, to: HeadlessInvalidationContextMaker.Type.self).init()
    }
}

/// Stands for any view class while its `init(frame:)` is called; open so that no compiler takes it for the
/// only one.
open class HeadlessViewMaker: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Stands for any cell class while its initializer is called.
open class HeadlessTableCellMaker: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Stands for any header or footer class while its initializer is called.
open class HeadlessHeaderFooterMaker: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Stands for any class of layout attributes while its initializer is called.
open class HeadlessAttributesMaker: UICollectionViewLayoutAttributes {
    public required override init() {
        super.init()
    }
}

/// Stands for any class of invalidation contexts while its initializer is called.
open class HeadlessInvalidationContextMaker: UICollectionViewLayoutInvalidationContext {
    public required override init() {
        super.init()
    }
}

/// Stands for any class of animators while its initializer is called.
open class HeadlessAnimatorMaker: UIViewPropertyAnimator {
    public required override init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
    ) {
        super.init(duration: duration, timingParameters: parameters)
    }
}
