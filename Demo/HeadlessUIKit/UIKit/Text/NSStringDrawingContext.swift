/// What drawing a string may and did change; the headless drawing never shrinks a text.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open internal(set) var totalBounds = CGRect.zero
}
