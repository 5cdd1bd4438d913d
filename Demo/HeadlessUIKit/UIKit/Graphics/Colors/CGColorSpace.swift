// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The color spaces a headless color can be given in; all of them are taken for sRGB.
public final class CGColorSpace: Hashable, Sendable {
    public let model: CGColorSpaceModel
    public let name: String?

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public init?(name: String) {
        self.name = name
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.model = .rgb
        case Self.extendedGray, Self.genericGrayGamma2_2: self.model = .monochrome
        default: return nil
        }
    }

    init(device model: CGColorSpaceModel) {
        self.model = model
        self.name = model == .rgb ? "kCGColorSpaceDeviceRGB" : "kCGColorSpaceDeviceGray"
    }

    public var numberOfComponents: Int {
        model == .rgb ? 3 : 1
    }

    public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
        first.name == second.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(device: .rgb)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(device: .monochrome)
}
