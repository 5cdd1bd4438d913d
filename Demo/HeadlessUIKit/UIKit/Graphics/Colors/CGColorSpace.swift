// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The strings of Core Foundation, whose names of things Core Graphics takes.
public typealias CFString = NSString

/// The color spaces a headless color can be given in; all of them are taken for sRGB.
public final class CGColorSpace: Hashable, Sendable {
    public let model: CGColorSpaceModel
    private let ownName: String

    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    public init?(name: CFString) {
        ownName = name.description
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.model = .rgb
        case Self.extendedGray, Self.genericGrayGamma2_2: self.model = .monochrome
        default: return nil
        }
    }

    init(device model: CGColorSpaceModel) {
        self.model = model
        ownName = model == .rgb ? "kCGColorSpaceDeviceRGB" : "kCGColorSpaceDeviceGray"
    }

    public var name: CFString? { NSString(string: ownName) }

    public var numberOfComponents: Int {
        model == .rgb ? 3 : 1
    }

    public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
        first.ownName == second.ownName
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ownName)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(device: .rgb)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(device: .monochrome)
}
