import TabCache
import UIKit

/// What is kept of a production, field by field; attributes, which adjustments set anew, are left out.
extension Production: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(className: "", size: .zero)
        var coder = try FieldCoder(reading: decoder)
        try code(with: &coder)
        if !coder.isAtEnd { throw coder.unknown("field after the last") }
        // Bytes may say anything. A layer with an infinite frame traps, and so does a sum that is too large.
        if self != clamped { throw coder.unknown("number that layers take in a place of this one") }
    }

    public func encode(to encoder: any Encoder) throws {
        var (copy, coder) = (self, FieldCoder(writing: encoder))
        try copy.code(with: &coder)
    }

    private mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&className)
        try coder.code(&size)
        try coder.code(&surfaces, new: Component(surface: .zero)) { try $0.code(with: &$1) }
        try coder.code(&components, new: Component(index: 0, frame: .zero)) { try $0.code(with: &$1) }
        try coder.code(&touchAreas, new: .zero) { try $1.code(&$0) }
        try coder.code(&separatorInset, new: SeparatorInset(left: 0, right: 0)) { inset, coder in
            try coder.code(&inset.left)
            try coder.code(&inset.right)
        }
        var number = Int(appearance?.rawValue ?? 0)
        try coder.code(&number)
        appearance = UInt64(exactly: number).flatMap(LayerAppearance.init)
    }
}

extension Component {
    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&index)
        try coder.code(&name, new: "") { try $1.code(&$0) }
        try coder.code(&role)
        try coder.code(&frame)
        var otherFrame = sourceFrame == frame ? nil : sourceFrame
        try coder.code(&otherFrame, new: .zero) { try $1.code(&$0) }
        sourceFrame = otherFrame ?? frame
        try corners.code(with: &coder)
        try coder.code(&lines, new: TextLines(count: 0)) { try $0.code(with: &$1) }
        try coder.code(&alignment)
        try fill.code(with: &coder)
        try coder.code(&shadow, new: Shadow(color: SkeletonColor(.clear), opacity: 0)) {
            try $0.code(with: &$1)
        }
        try coder.code(&borderWidth)
        try coder.code(&borderColor, new: SkeletonColor(.clear)) { try $0.code(with: &$1) }
        try coder.code(&removal, new: .hidden) { try $1.code(&$0) }
        try coder.code(&isStill)
        try coder.code(&isCutOut)
        try coder.code(&opening, new: TextLines.Insets()) { try $0.code(with: &$1) }
        try coder.code(&zIndex)
    }
}

extension Corners {
    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&radius)
        var number = Int(rounded.rawValue)
        try coder.code(&number)
        rounded = RoundedCorners(rawValue: UInt(exactly: number) ?? RoundedCorners.all.rawValue)
    }
}

extension Component.Shadow {
    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try color.code(with: &coder)
        var number = Double(opacity)
        try coder.code(&number)
        opacity = Float(number)
        try coder.code(&offset)
        try coder.code(&radius)
    }
}

extension ComponentFill {
    /// The names under which fills are kept.
    private enum Kind: String {
        case standard, muted, color, gradient, image, none
    }

    private var kind: Kind {
        switch self {
        case .standard: .standard
        case .muted: .muted
        case .color: .color
        case .gradient: .gradient
        case .image: .image
        case .none: .none
        }
    }

    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        var kind = kind
        try coder.code(&kind)
        switch kind {
        case .standard: self = .standard
        case .muted: self = .muted
        case .none: self = .none
        case .color:
            var color = if case .color(let color) = self { color } else { SkeletonColor(.clear) }
            try color.code(with: &coder)
            self = .color(color)
        case .gradient:
            var gradient =
                if case .gradient(let gradient) = self { gradient } else { SkeletonGradient(colors: []) }
            try gradient.code(with: &coder)
            self = .gradient(gradient)
        case .image:
            var name = if case .image(let name) = self { name } else { "" }
            try coder.code(&name)
            self = .image(named: name)
        }
    }
}

extension SkeletonGradient {
    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&storedColors, new: SkeletonColor(.clear)) { try $0.code(with: &$1) }
        try coder.code(&locations, new: []) { locations, coder in
            try coder.code(&locations, new: 0) { try $1.code(&$0) }
        }
        try coder.code(&startPoint)
        try coder.code(&endPoint)
    }
}

extension TextLines {
    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&count)
        try coder.code(&lineHeight)
        try coder.code(&spacing)
        try coder.code(&lastLineScale)
        try coder.code(&mode)
        try coder.code(&isCentered)
        try coder.code(&shortensSingleLine)
        try coder.code(&isUpsideDown)
        try insets.code(with: &coder)
        try Self.code(&widths, with: &coder)
        try Self.code(&heights, with: &coder)
        try Self.code(&spacings, with: &coder)
    }

    /// Codes lengths of lines, in the order of the lines.
    private static func code(_ lengths: inout [Int: CGFloat], with coder: inout FieldCoder) throws {
        var numbers = lengths.keys.sorted()
        try coder.code(&numbers, new: 0) { line, coder in
            var length = lengths[line] ?? 0
            try coder.code(&line)
            try coder.code(&length)
            lengths[line] = length
        }
    }
}

extension TextLines.Insets {
    fileprivate mutating func code(with coder: inout FieldCoder) throws {
        try coder.code(&top)
        try coder.code(&left)
        try coder.code(&bottom)
        try coder.code(&right)
    }
}
