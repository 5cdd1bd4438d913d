import Foundation

/// How often a value was loaded, older loads counting less.
///
/// ```text
/// weight
///   │╲                     ╱╲
///   │  ╲___              ╱    ╲___      every load adds 1,
///   │       ╲______╱╲__╱            …   in between the weight halves
///   └──────────────────────────────▶   with each half-life
/// ```
package struct LoadFrequency: Hashable, Sendable {
    /// The aged number of loads at the moment of the last one.
    var weight: Double

    /// The time of that moment, in seconds since the reference date.
    var time: Double

    /// The frequency with numbers that can be reckoned with, whatever a file or a clock says.
    var sound: LoadFrequency {
        LoadFrequency(
            weight: weight.isFinite ? min(max(weight, 0), 1e15) : 0, time: time.isFinite ? time : 0)
    }

    /// The weight at a moment; a moment before the last load, because a clock was set back, is that of the load.
    ///
    /// - Parameter halfLife: In seconds; zero or less turns aging off.
    func weight(at moment: Double, halfLife: Double) -> Double {
        let elapsed = max(0, moment - time)
        guard halfLife > 0, elapsed.isFinite else { return weight }
        return weight * exp2(-elapsed / halfLife)
    }

    /// The frequency after one more load.
    func counted(at moment: Double, halfLife: Double) -> LoadFrequency {
        LoadFrequency(weight: weight(at: moment, halfLife: halfLife) + 1, time: moment).sound
    }
}

extension [String: LoadFrequency] {
    /// The keys in the order of their weights, the heaviest first; among equals the later load, then the key decides.
    func keysByWeight(at moment: Double, halfLife: Double) -> [String] {
        map { (key: $0, weight: $1.weight(at: moment, halfLife: halfLife), time: $1.time) }
            .sorted { ($0.weight, $0.time, $1.key) > ($1.weight, $1.time, $0.key) }
            .map(\.key)
    }
}
