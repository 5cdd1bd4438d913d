import Foundation

/// The changes of a keyframe animation, property by property.
struct ViewKeyframes {
    private struct Frame {
        var start: Double
        var end: Double
        var value: Any?
    }

    private struct Track {
        let layer: CALayer
        let key: String
        let initialValue: Any?
        var frames: [Frame] = []
    }

    private let calculationMode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var touched: [Int] = []
    private var span = (start: 0.0, end: 1.0)

    init(calculationMode: CAAnimationCalculationMode) {
        self.calculationMode = calculationMode
    }

    mutating func beginFrame(from start: Double, to end: Double) {
        readTouched()
        span = (start, min(end, 1))
    }

    mutating func willChange(_ layer: CALayer, _ key: String, from value: Any?) {
        let index = tracks.firstIndex { $0.layer === layer && $0.key == key } ?? tracks.count
        if index == tracks.count { tracks.append(Track(layer: layer, key: key, initialValue: value)) }
        if !touched.contains(index) { touched.append(index) }
    }

    mutating func endFrame() {
        readTouched()
        span = (0, 1)
    }

    mutating func animations() -> [(CALayer, CAKeyframeAnimation)] {
        readTouched()
        return tracks.map { ($0.layer, animation(of: $0)) }
    }

    /// The values the changed properties have got.
    private mutating func readTouched() {
        for index in touched {
            let value = tracks[index].layer.value(forKeyPath: tracks[index].key)
            tracks[index].frames.append(Frame(start: span.start, end: span.end, value: value))
        }
        touched = []
    }

    private func animation(of track: Track) -> CAKeyframeAnimation {
        var times: [Double] = [0]
        var values: [Any?] = [track.initialValue]
        for frame in track.frames.sorted(by: { $0.start < $1.start }) {
            if let last = times.last, frame.start > last {
                times.append(frame.start)
                values.append(values.last ?? nil)
            }
            times.append(max(frame.end, times.last ?? 0))
            values.append(frame.value)
        }
        if let last = times.last, last < 1 {
            times.append(1)
            values.append(values.last ?? nil)
        }
        let animation = CAKeyframeAnimation(keyPath: track.key)
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.values = values.map { $0 ?? NSNull() }
        animation.calculationMode = calculationMode
        return animation
    }
}
