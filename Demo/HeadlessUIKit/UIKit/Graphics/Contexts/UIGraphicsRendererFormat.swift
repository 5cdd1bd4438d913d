/// The settings of a renderer.
open class UIGraphicsRendererFormat: NSObject {
    var surface = CGRect.zero

    public required override init() {
        super.init()
    }

    open var bounds: CGRect { surface }

    open class func preferred() -> Self {
        self.init()
    }
}
