import Gallery
import UIKit

@main
struct Inspect {
    static func main() async {
        await SkeletonPage([
            SkeletonSample(TicketCell.self, height: 88) { cell, row in cell.show(number: row + 1) }
        ]).run()
    }
}
