import TestDevice
import Testing
import UIKit

@Suite(.ownDevice)
struct IndexPathTests {
    @Test func `a row's path has a section and a row`() {
        let path = IndexPath(row: 4, section: 2)
        #expect(path.section == 2)
        #expect(path.row == 4)
        #expect(path == IndexPath(item: 4, section: 2))
    }

    @Test func `the parts of a path can be changed`() {
        var path = IndexPath(item: 4, section: 2)
        path.item = 5
        path.section = 3
        #expect(path == IndexPath(indexes: [3, 5]))
    }
}
