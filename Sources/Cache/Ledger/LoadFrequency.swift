import Foundation

/// How often a value was loaded, older loads counting less.
///
/// ```text
/// weight
///   │╲                     ╱╲
///   │  ╲___              ╱    ╲___      every load adds 1,
///   │       ╲______╱╲__╱            …   in between the weight halves
///   └──────────────────────────────▶   with each half-life of loads or seconds
/// ```
struct LoadFrequency: Hashable, Sendable {
    /// The aged number of loads at the moment of the last one.
    var weight: Double

    /// The ledger's count of all loads at that moment.
    var tick: UInt64

    /// The time of that moment, in seconds since the reference date.
    var time: Double
}

/// The half-lives by which loads lose weight.
struct Aging: Hashable, Sendable {
    let loads: Double
    let seconds: Double

    /// The weight of a frequency at a moment; finite and never negative, whatever the clock does.
    func weight(of frequency: LoadFrequency, atTick tick: UInt64, time: Double) -> Double {
        // A moment that lies ahead, because a clock jumped or another process counted on, is now.
        let ticks = tick > frequency.tick ? Double(tick - frequency.tick) : 0
        let elapsed = max(0, time - frequency.time)
        var halvings = 0.0
        if loads > 0 { halvings += ticks / loads }
        if seconds > 0, elapsed.isFinite { halvings += elapsed / seconds }
        return frequency.weight * exp2(-halvings)
    }
}
