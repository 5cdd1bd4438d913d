public import Foundation

/// Makes layers of a class that is known only at run time.
///
/// `CALayer`'s initializers are not `required`, as in Core Animation, so Swift does not call them on
/// a metatype. This subclass repeats them as required ones, in the same places of the class's method
/// table; calling them on any other layer class under its name runs that class's own initializer. Open,
/// so that no compiler takes it for a class without subclasses. What makes a layer is not inlined: a compiler
/// that saw which class the call names would take casts of the layer to another one for impossible.
open class HeadlessLayerMaker: CALayer {
    public required override init() {
        super.init()
    }

    public required override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @inline(never)
    static func copy(of layer: CALayer) -> CALayer {
        maker(for: type(of: layer)).init(layer: layer)
    }

    @inline(never)
    static func layer(of type: CALayer.Type) -> CALayer {
        maker(for: type).init()
    }

    private static func maker(for type: CALayer.Type) -> HeadlessLayerMaker.Type {
        unsafeBitCast(type, to: HeadlessLayerMaker.Type.self)
    }
}

extension CALayer {
    /// A layer of the given class, or a plain one if it is no class of layers.
    static func headlessInstance(of layerClass: AnyClass) -> CALayer {
        (layerClass as? CALayer.Type).map(HeadlessLayerMaker.layer) ?? CALayer()
    }
}
