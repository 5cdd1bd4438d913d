import UIKit

extension Error {
    /// Whether nobody waits for the result any more, which is no failure: a task or a request was cancelled.
    var isCancellation: Bool {
        let error = self as NSError
        // Not every system has the name of the code in Foundation itself.
        let isCancelledRequest = error.domain == "NSURLErrorDomain" && error.code == -999
        return self is CancellationError || isCancelledRequest
    }
}
