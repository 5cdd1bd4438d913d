import Foundation

/// A damped oscillation from 0 to 1.
struct Spring {
    /// The angular frequency without damping.
    var frequency: Double
    /// The damping ratio: below 1 it overshoots, above 1 it creeps.
    var ratio: Double
    /// The speed at the start, in distances per second.
    var velocity: Double

    func value(at time: Double) -> Double { 1 - distance(at: time) }

    /// What is left to the end.
    private func distance(at time: Double) -> Double {
        let decay = ratio * frequency
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (decay - velocity) / damped
            return exp(-decay * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        if ratio == 1 {
            return exp(-decay * time) * (1 + (decay - velocity) * time)
        }
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (decay - spread, decay + spread)
        let share = (fast - velocity) / (2 * spread)
        return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
    }

    /// For an oscillation, when its envelope is below a thousandth; else when the distance is.
    var settlingDuration: CFTimeInterval {
        let decay = ratio * frequency
        guard decay > 0 else { return .infinity }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return log((1 + abs((decay - velocity) / damped)) / 0.001) / decay
        }
        return lastTimeOutside(0.001)
    }

    private func lastTimeOutside(_ limit: Double) -> Double {
        var high = 1 / frequency
        while (0...8).contains(where: { abs(distance(at: high * (1 + Double($0) / 8))) > limit }) {
            high *= 2
        }
        var low = high / 2
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if abs(distance(at: middle)) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
