/// One way to do what a row of a bench is about.
@MainActor
struct BenchWay {
    /// A single measurement: what is timed, and what is cleared away afterwards.
    struct Round {
        let work: @MainActor () -> Void
        var finish: @MainActor () -> Void = {}
    }

    let name: String
    /// Makes everything that a round needs and that is not timed.
    let prepare: @MainActor () -> Round

    /// The seconds that one round takes.
    func measure() -> Double {
        let round = prepare()
        let seconds = ThreadClock.seconds { round.work() }
        round.finish()
        return seconds
    }
}
