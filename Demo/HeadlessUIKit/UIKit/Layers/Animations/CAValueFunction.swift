public import Foundation

/// Makes a transform from the numbers that an animation interpolates.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The transform for a number, or for three of them (`scale` and `translate`).
    func transform(for value: Any) -> CATransform3D? {
        let list = (value as? [Any])?.compactMap(LayerValue.number) ?? []
        let number = CGFloat(LayerValue.number(value) ?? list.first ?? 0)
        let numbers = list.count == 3 ? list.map { CGFloat($0) } : [number, number, number]
        switch name {
        case .rotateX: return CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(number, 0, 0, 1)
        case .scale: return CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        case .scaleX: return CATransform3DMakeScale(number, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, number, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, number)
        case .translate: return CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
        case .translateX: return CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, number, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, number)
        default: return nil
        }
    }
}

/// The names of the value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
