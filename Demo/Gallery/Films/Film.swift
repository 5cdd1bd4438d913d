import DemoScenes
import Foundation
import UIKit

/// The frames of a script, as a strip of stills or as one moving picture.
struct Film {
    /// One picture.
    struct Frame {
        let svg: String
        let size: CGSize
        /// What the edges do at that moment.
        let phase: String
    }

    /// The number of stills in a strip.
    static let stills = 7
    private static let scale = 0.4
    private static let gap = 12.0

    let script: FingerScript
    let frames: [Frame]

    /// A moving picture of all frames, which begins again after its end.
    var animation: String {
        let side = CGSize(
            width: frames.map(\.size.width).max() ?? 0, height: frames.map(\.size.height).max() ?? 0)
        let duration = Double(frames.count) * 0.1
        let pictures = frames.enumerated().map { index, frame in
            let (start, end) = (
                Double(index) / Double(frames.count), Double(index + 1) / Double(frames.count)
            )
            let times = index == 0 ? "0;\(number(end))" : "0;\(number(start));\(number(end))"
            let values = index == 0 ? "visible;hidden" : "hidden;visible;hidden"
            return """
                <g visibility="hidden"><animate attributeName="visibility" calcMode="discrete" \
                dur="\(number(duration))s" repeatCount="indefinite" keyTimes="\(times)" values="\(values)"/>
                \(frame.svg)</g>
                """
        }
        return document(size: side, content: pictures.joined(separator: "\n"))
    }

    /// The stills side by side, each with the phase below it.
    var strip: String {
        var left = 0.0
        var content: [String] = []
        let height = Double(frames.map(\.size.height).max() ?? 0) * Self.scale
        for frame in chosenFrames {
            let width = Double(frame.size.width) * Self.scale
            content.append(
                """
                <g transform="translate(\(number(left)) 0) scale(\(Self.scale))">
                <rect width="\(number(frame.size.width))" height="\(number(frame.size.height))" fill="white"/>
                \(frame.svg)<rect width="\(number(frame.size.width))" height="\(number(frame.size.height))" \
                fill="none" stroke="#c8c8ce" stroke-width="2"/></g>
                <text x="\(number(left + width / 2))" y="\(number(height + 20))" font-size="13" \
                text-anchor="middle" fill="#55555c" font-family="system-ui, sans-serif">\(frame.phase)</text>
                """)
            left += width + Self.gap
        }
        return document(
            size: CGSize(width: left - Self.gap, height: height + 30),
            content: content.joined(separator: "\n"))
    }

    /// The first frame of every phase and the last one, filled up with frames at equal distances.
    private var chosenFrames: [Frame] {
        let changes = frames.indices.filter { $0 == 0 || frames[$0].phase != frames[$0 - 1].phase }
        var chosen = Set(changes.prefix(Self.stills - 1) + [frames.count - 1])
        for index in 0..<Self.stills where chosen.count < Self.stills {
            chosen.insert(index * (frames.count - 1) / (Self.stills - 1))
        }
        return chosen.sorted().map { frames[$0] }
    }

    private func document(size: CGSize, content: String) -> String {
        let (width, height) = (number(size.width), number(size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            <title>\(script.summary)</title>
            \(content)
            </svg>

            """
    }

    private func number(_ value: Double) -> String {
        let text = String(format: "%.4f", value)
        let digits = text.reversed().drop { $0 == "0" }
        return String(digits.reversed()).trimmingCharacters(in: CharacterSet(charactersIn: "."))
    }
}
