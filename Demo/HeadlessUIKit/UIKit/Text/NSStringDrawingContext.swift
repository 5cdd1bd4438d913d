/// What drawing a string did.
open class NSStringDrawingContext: NSObject {
    open internal(set) var totalBounds = CGRect.zero
}
