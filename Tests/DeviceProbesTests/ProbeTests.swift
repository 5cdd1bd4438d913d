import DeviceProbes
import Foundation
import TestDevice
import Testing
import UIKit

/// The probes that a phone runs, on the headless UIKit.
@MainActor
@Suite("Probes", .serialized, .ownDevice)
struct ProbeTests {
    private func stage(in window: UIWindow) -> ProbeStage {
        window.isHidden = false
        return ProbeStage(in: window) { HeadlessScreen.main.advance(by: 0.05) }
    }

    @Test func `every belief holds here, or what is seen has words`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let stage = stage(in: window)
        let handler = HeadlessListAlerts.handler
        defer { HeadlessListAlerts.handler = handler }
        for probe in Probe.all {
            var isOutside = false
            HeadlessListAlerts.handler = { _ in isOutside = true }
            let outcome = await probe.run(on: stage)
            #expect(!outcome.isDifference && outcome != .seen(""), "\(probe.name): \(outcome)")
            // These alone make UIKit complain of a list that is laid out outside a window.
            #expect(
                !isOutside || ["windowlessTable", "windowlessPlan"].contains(probe.name), "\(probe.name)")
        }
    }

    @Test func `no two probes have the same name`() {
        let names = Probe.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `a stage that is closed leaves nothing in its window`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let before = window.subviews.count
        let stage = stage(in: window)
        _ = await ProbeReport(on: stage)
        stage.close()
        #expect(window.subviews.count == before)
    }

    @Test func `a report begins with the system and has a line for each probe`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let report = await ProbeReport(on: stage(in: window))
        let lines = report.text.split(separator: "\n")
        let head = lines.first.map(String.init) ?? ""
        #expect(head.hasPrefix("TabAnimated on iOS \(UIDevice.current.systemVersion), iPhone, "))
        #expect(
            head.contains(
                "scale 2.0, texts UICTContentSizeCategoryL, debug, SDK unknown, compatible look false"))
        #expect(lines.count == Probe.all.count + 1)
    }

    /// The beliefs of the list: what is believed, where it is used, the source, how certain it is, the probe.
    private func beliefs() throws -> [[String]] {
        try rows().filter { $0[0] != "Belief" && $0[0] != "No." && Int($0[0]) == nil }
    }

    /// The rows of all tables of the list.
    private func rows() throws -> [[String]] {
        try String(contentsOf: package.appendingPathComponent("Documentation/beliefs.md"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
                $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    private let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The names of the tests in a folder of the package.
    private func tests(in folder: String) -> Set<String> {
        let folder = package.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let sources = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        return Set(
            sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
                .flatMap {
                    $0.components(separatedBy: "func `").dropFirst().map { String($0.prefix { $0 != "`" }) }
                })
    }

    @Test func `every test that a difference of devices names is there`() throws {
        let known = tests(in: "Tests").union(tests(in: "Demo/HeadlessUIKit/Tests"))
        let differences = try rows().filter { Int($0[0]) != nil }
        let named = differences.flatMap { row in
            row[2].components(separatedBy: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
        }
        #expect(differences.compactMap { Int($0[0]) } == Array(1...25))
        #expect(named.filter { !known.contains($0) } == [])
    }

    @Test func `the list of beliefs names every probe, and no other`() throws {
        let rows = try beliefs()
        let listed = rows.compactMap(\.last).filter { $0.hasPrefix("`") }.map { $0.filter { $0 != "`" } }
        #expect(rows.count >= 62)
        #expect(Set(listed) == Set(Probe.all.map(\.name)))
    }

    @Test func `each belief has a public source or says that it is a risk`() throws {
        for row in try beliefs() {
            #expect(row.count == 5, "\(row)")
            #expect(row[2].contains("](https://") || row[2].hasPrefix("none: a risk"), "\(row[0])")
        }
    }

    @Test func `a belief without a source is not sure`() throws {
        for row in try beliefs() where row[2].hasPrefix("none: a risk") {
            #expect(row[3] == "likely" || row[3] == "open", "\(row[0])")
        }
    }
}
