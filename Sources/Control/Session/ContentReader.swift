import UIKit

/// Reads what a view shows, a single time: at once if its content is laid out when its skeleton is gone, or soon after.
@MainActor
final class ContentReader {
    /// When it is looked again whether there is content, in seconds after the last look.
    private static let delays: [TimeInterval] = [0, 0.1, 0.5, 2]

    private var service: (any SkeletonServing)?
    private var looks = 0
    private var timer: AnyObject?

    /// Creates a reader, which begins at once; `nil` if the model remembers nothing.
    init?(_ service: any SkeletonServing) {
        guard service.remembersContent else { return nil }
        self.service = service
        look()
    }

    /// Reads at once what there is to read, if that was not done yet.
    func readNow() {
        timer = nil
        _ = service?.readContent()
        service = nil
    }

    private func look() {
        timer = nil
        // By now the run loop has turned: what still waits for its layout waits for nothing else.
        if looks > 1 { service?.host?.layoutIfNeeded() }
        guard service?.readContent() == false, looks < Self.delays.count else { return service = nil }
        timer = SkeletonConfiguration.delaying.wait(Self.delays[looks]) { [weak self] in self?.look() }
        looks += 1
    }
}
