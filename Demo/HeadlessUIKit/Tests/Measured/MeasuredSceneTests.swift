import Foundation
import TestDevice
import Testing
import UIKit

/// The scenes that Apple's UIKit (26.1, mostly on Mac Catalyst) laid out, laid out by the headless one.
@MainActor @Suite(.ownDevice) struct MeasuredSceneTests {
    @Test func `what is more than a point off has a reason`() throws {
        let far = try SceneComparison.differences().filter { $0.distance > MeasuredDifference.close }
        let unexplained = far.filter { KnownDifferences.reasons[$0.subject] == nil }
        #expect(unexplained.map { "\($0.place) \($0.distance)" } == [])
    }

    @Test func `every reason is needed`() throws {
        let far = try SceneComparison.differences().filter { $0.distance > MeasuredDifference.close }
        let needed = Set(far.map(\.subject))
        #expect(KnownDifferences.reasons.keys.filter { !needed.contains($0) } == [])
    }

    @Test func `the page of what is known says how far off each class is`() throws {
        let table = MeasuredTable(try SceneComparison.differences())
        if ProcessInfo.processInfo.environment["RECORD_FIGURES"] != nil { try table.record() }
        #expect(try MeasuredTable.recorded() == table.text)
    }
}
