import TabAnimated
import UIKit

/// A producer that draws the skeleton of a contact by hand, and leaves everything else to the shared producer.
final class DrawnContacts: Producing {
    func production(for request: ProductionRequest) -> Production {
        guard request.cell?.className == "\(ContactCell.self)" else {
            return SkeletonConfiguration.sharedProducer.production(for: request)
        }
        let shapes = [
            CGRect(x: 16, y: 14, width: 52, height: 52), CGRect(x: 84, y: 22, width: 150, height: 14),
            CGRect(x: 84, y: 46, width: 210, height: 10),
        ]
        let isMirrored = request.layoutDirection == .rightToLeft
        let components = shapes.enumerated().map { index, shape in
            var frame = shape
            if isMirrored { frame.origin.x = request.size.width - shape.maxX }
            return Component(index: index, frame: frame, cornerRadius: shape.height / 2)
        }
        return Production(className: "\(ContactCell.self)", size: request.size, components: components)
    }
}
