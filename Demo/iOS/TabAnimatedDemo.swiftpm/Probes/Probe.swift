/// One belief about UIKit, and a way to see whether it holds on the system that runs.
///
/// A probe uses nothing but UIKit, unless it is about what the framework does without UIKit. `Documentation/beliefs.md` lists it under its name.
@MainActor
public struct Probe {
    /// The name of the probe.
    public let name: String

    /// What is believed.
    public let belief: String

    /// What follows for the framework where the belief does not hold.
    public let consequence: String

    private let look: @MainActor (ProbeStage) async -> ProbeOutcome

    init(
        _ name: String, _ belief: String, otherwise consequence: String,
        look: @escaping @MainActor (ProbeStage) async -> ProbeOutcome
    ) {
        self.name = name
        self.belief = belief
        self.consequence = consequence
        self.look = look
    }

    /// Looks, on a stage that is empty before and after.
    public func run(on stage: ProbeStage) async -> ProbeOutcome {
        stage.clear()
        defer { stage.clear() }
        return await look(stage)
    }

    /// All probes, in the order of the list of beliefs.
    public static var all: [Probe] {
        lists + listOrders + unshownWindows + layers + texts + controls + traits + objects + names + looks
    }
}
