// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts UIKit draws into, the current one last; each thread has its own.
final class GraphicsContextStack {
    var contexts: [CGContext] = []

    static var current: GraphicsContextStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["HeadlessGraphicsContextStack"] as? GraphicsContextStack {
            return stack
        }
        let stack = GraphicsContextStack()
        storage["HeadlessGraphicsContextStack"] = stack
        return stack
    }
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.contexts.last
}

public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.current.contexts.popLast()
}

extension CGContext {
    /// Makes the context UIKit's current one while the action runs.
    func makingCurrent<Result>(_ action: () throws -> Result) rethrows -> Result {
        UIGraphicsPushContext(self)
        defer { UIGraphicsPopContext() }
        return try action()
    }
}
