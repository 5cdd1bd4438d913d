import UIKit

/// What all probes found on one system, as a text that can be sent.
@MainActor
public struct ProbeReport {
    /// What each probe found.
    public let findings: [(probe: Probe, outcome: ProbeOutcome)]

    /// Runs all probes, one after the other.
    ///
    /// - Parameter progress: Called after each, with the number of those that have run.
    public init(on stage: ProbeStage, progress: @MainActor (Int) -> Void = { _ in }) async {
        var findings: [(probe: Probe, outcome: ProbeOutcome)] = []
        for probe in Probe.all {
            findings.append((probe, await probe.run(on: stage)))
            progress(findings.count)
        }
        self.findings = findings
    }

    /// The findings with the device and the version of its system, one a line; those that differ come first.
    public var text: String {
        let device = UIDevice.current
        let head =
            "TabAnimated on \(device.systemName) \(device.systemVersion), \(device.model), \(conditions)"
        let order = findings.filter { $0.outcome.isDifference } + findings.filter { !$0.outcome.isDifference }
        let lines = order.map { probe, outcome in
            outcome.isDifference
                ? "\(probe.name): \(outcome). Then: \(probe.consequence)" : "\(probe.name): \(outcome)"
        }
        return ([head] + lines).joined(separator: "\n")
    }
}

extension ProbeReport {
    /// What findings may depend on: the machine, its scale and size of texts, and how the app was built.
    private var conditions: String {
        let traits = UITraitCollection.current
        let info = { (key: String) in Bundle.main.object(forInfoDictionaryKey: key) }
        var isDebug = false
        // Only debug builds look at it.
        assert(
            {
                isDebug = true
                return true
            }())
        let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
        return [
            simulated.map { "simulated \($0)" } ?? machine, "scale \(traits.displayScale)",
            "texts \(traits.preferredContentSizeCategory.rawValue)", isDebug ? "debug" : "release",
            "SDK \(info("DTSDKName") as? String ?? "unknown")",
            "compatible look \(info("UIDesignRequiresCompatibility") as? Bool ?? false)",
        ].joined(separator: ", ")
    }

    private var machine: String {
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: &system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension ProbeOutcome {
    /// Whether the belief does not hold.
    public var isDifference: Bool {
        if case .differs = self { return true }
        return false
    }
}
