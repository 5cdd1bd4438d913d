import TabCache
package import UIKit

extension ProductionRequest {
    /// What tells what is remembered of one kind of view from what is remembered of others, as a short text.
    ///
    /// It is made of what tells productions apart, without the height, and without what a view on screen shows now. It
    /// says nothing in plain text.
    ///
    /// - Parameters:
    ///   - place: What the views are part of.
    ///   - width: The width of what they are part of, in points.
    package func memoryKey(in place: String, width: CGFloat) -> String {
        var request = self
        request.size = CGSize(width: width, height: 0)
        (request.addedHeight, request.indexWidth) = (0, 0)
        if let view { request.subject = .prototype(Prototype(view.declaredViewClass)) }
        let text = place + "\u{1F}" + ProductionKey(request).text
        return StableHash(of: Array(text.utf8)).hexadecimal
    }
}
