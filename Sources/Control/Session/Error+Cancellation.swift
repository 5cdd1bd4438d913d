import UIKit

extension Error {
    /// Whether nobody waits for the result any more, which is no failure: a task or a request was cancelled.
    var isCancellation: Bool {
        // Not every system has the name of the code in Foundation itself.
        guard let error = (self as Any) as? NSError else { return self is CancellationError }
        return self is CancellationError || error.domain == "NSURLErrorDomain" && error.code == -999
    }
}
