import Foundation
import TabCache

extension Component: FieldCoded {
    package static var blank: Component { Component(index: 0, frame: .zero) }

    /// That of the frame, which is never left out: a head, a length and four numbers.
    package static var leastLength: Int { 6 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&index, as: 1, unless: 0)
        try coder.code(&name, as: 2)
        try coder.code(&role, as: 3, unless: .block)
        try coder.code(&frame, as: 4, unless: nil)
        try coder.code(&sourceFrame, as: 5, unless: frame)
        try coder.code(&cornerRadius, as: 6, unless: 0)
        try coder.code(&roundedCorners, as: 7)
        try coder.code(&lines, as: 8)
        try coder.code(&alignment, as: 9, unless: .left)
        try coder.code(&fill, as: 10)
        try coder.code(&shadow, as: 11)
        try coder.code(&removal, as: 12)
        try coder.code(&isStill, as: 13)
        try coder.code(&isCutOut, as: 14)
        try coder.code(&attributes, as: 15)
    }
}

extension ComponentShadow: FieldCoded {
    package static var blank: ComponentShadow { ComponentShadow(color: SkeletonColor(.clear), opacity: 0) }
    package static var leastLength: Int { 2 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&color, as: 1)
        try coder.code(&opacity, as: 2, unless: 0)
        try coder.code(&offset, as: 3, unless: CGSize(width: 0, height: -3))
        try coder.code(&radius, as: 4, unless: 3)
    }
}

extension ComponentGradient: FieldCoded {
    package static var blank: ComponentGradient { ComponentGradient(colors: []) }
    package static var leastLength: Int { 0 }

    package mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&colors, as: 1)
        var numbers = (locations ?? []).map { Double($0) }
        try coder.code(&numbers, as: 2)
        var isEmpty = locations?.isEmpty == true
        try coder.code(&startPoint, as: 3, unless: CGPoint(x: 0, y: 0.5))
        try coder.code(&endPoint, as: 4, unless: CGPoint(x: 1, y: 0.5))
        // Locations of no colour are not the same as none.
        try coder.code(&isEmpty, as: 5)
        locations = numbers.isEmpty && !isEmpty ? nil : numbers.map { CGFloat($0) }
    }
}

extension FieldCoding {
    /// Codes rounded corners, which usually are all.
    mutating func code(_ corners: inout RoundedCorners, as field: Int) throws(MalformedBytes) {
        var bits = UInt64(corners.rawValue)
        try code(&bits, as: field, unless: UInt64(RoundedCorners.all.rawValue))
        corners = RoundedCorners(rawValue: UInt(truncatingIfNeeded: bits))
    }

    /// Codes what a shape is painted with, which usually is the standard.
    mutating func code(_ fill: inout ComponentFill, as field: Int) throws(MalformedBytes) {
        guard try beginRecord(as: field, if: fill != .standard) else {
            fill = .standard
            return
        }
        var parts = FillParts(fill)
        try parts.code(with: &self)
        try endRecord()
        fill = try parts.fill
    }
}

/// A fill as fields: which kind, and what belongs to the kind.
private struct FillParts: FieldCoded {
    private var kind: UInt64 = 0
    private var color: SkeletonColor?
    private var gradient: ComponentGradient?
    private var image: String?

    static let blank = FillParts(.none)
    static let leastLength = 0

    init(_ fill: ComponentFill) {
        switch fill {
        case .none: kind = 0
        case .color(let color): (kind, self.color) = (1, color)
        case .gradient(let gradient): (kind, self.gradient) = (2, gradient)
        case .image(let name): (kind, image) = (3, name)
        case .standard: kind = 4
        }
    }

    var fill: ComponentFill {
        get throws(MalformedBytes) {
            switch (kind, color, gradient, image) {
            case (0, _, _, _): return .none
            case (1, let color?, _, _): return .color(color)
            case (2, _, let gradient?, _): return .gradient(gradient)
            case (3, _, _, let name?): return .image(named: name)
            case (4, _, _, _): return .standard
            default: throw MalformedBytes()
            }
        }
    }

    mutating func code(with coder: inout some FieldCoding) throws(MalformedBytes) {
        try coder.code(&kind, as: 1, unless: 0)
        try coder.code(&color, as: 2)
        try coder.code(&gradient, as: 3)
        try coder.code(&image, as: 4)
    }
}
