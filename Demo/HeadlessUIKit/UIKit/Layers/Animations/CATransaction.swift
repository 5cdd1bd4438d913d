public import Foundation

/// Groups changes of layers: their implicit animations share duration, timing and completion.
public class CATransaction: NSObject {
    public override init() {
        super.init()
    }

    public class func begin() { stack.frames.append(TransactionFrame(in: stack.innermost)) }

    /// Ends the innermost transaction; its completion block waits for its animations.
    public class func commit() {
        guard stack.frames.count > 1, let frame = stack.frames.popLast() else { return }
        frame.completion.seal()
    }

    /// Commits the implicit transaction, which ends a turn of the run loop.
    public class func flush() {
        let stack = stack
        guard stack.frames.count == 1 else { return }
        let frame = stack.frames[0]
        stack.frames[0] = TransactionFrame()
        stack.turn += 1
        let detached = stack.detached
        stack.detached = []
        for layer in detached.compactMap(\.layer) where layer.parentLayer == nil && layer.maskedLayer == nil {
            layer.stopAnimationsOfDetachedTree()
        }
        frame.completion.seal()
    }

    public class func lock() { TransactionStack.globalLock.lock() }
    public class func unlock() { TransactionStack.globalLock.unlock() }

    public class func animationDuration() -> CFTimeInterval { stack.innermost.animationDuration ?? 0.25 }
    public class func setAnimationDuration(_ dur: CFTimeInterval) { stack.innermost.animationDuration = dur }
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }
    public class func disableActions() -> Bool { stack.innermost.disablesActions ?? false }
    public class func setDisableActions(_ flag: Bool) { stack.innermost.disablesActions = flag }
    public class func completionBlock() -> (() -> Void)? { stack.innermost.completion.block }

    /// The block waits for the animations added after this call; a former block for those before it.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let frame = stack.innermost
        if frame.completion.block != nil {
            frame.completion.seal()
            frame.completion = TransactionCompletion()
        }
        frame.completion.block = block
    }

    /// The value of the innermost transaction that has one for the key.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionCompletionBlock: completionBlock()
        case kCATransactionAnimationDuration: stack.innermost.animationDuration
        case kCATransactionDisableActions: stack.innermost.disablesActions
        default: stack.innermost.values[key].flatMap(LayerValue.unwrapped)
        }
    }

    public class func setValue(_ anObject: Any?, forKey key: String) {
        let number = anObject.flatMap(LayerValue.unwrapped).flatMap(LayerValue.number)
        switch key {
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        case kCATransactionAnimationDuration: stack.innermost.animationDuration = number
        case kCATransactionDisableActions: stack.innermost.disablesActions = number.map { $0 != 0 }
        default: stack.innermost.values[key] = anObject as Any
        }
    }

    private static var stack: TransactionStack { .current }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
    /// Counts the turns of the run loop, as ended by `flush()`.
    static var headlessTurn: Int { stack.turn }

    /// The completions that an animation added now keeps waiting, the innermost first.
    static var headlessOpenCompletions: [TransactionCompletion] { stack.frames.reversed().map(\.completion) }

    /// Forgets every open transaction, and what the implicit one holds.
    static func headlessReset() {
        stack.frames = [TransactionFrame()]
        stack.detached = []
    }

    static func headlessNoteDetached(_ layer: CALayer) { stack.detached.append(WeakLayer(layer)) }
}
