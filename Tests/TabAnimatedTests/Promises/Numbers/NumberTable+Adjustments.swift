import UIKit

@testable import TabAnimated

/// The numbers of adjustments.
extension NumberTable {
    static let adjustments: [String: NumberTrial] =
        frames.merging(lines) { $1 }.merging(relations) { $1 }.merging(selections) { $1 }.merging(looks) {
            $1
        }

    private static func chain(
        _ change: @escaping @MainActor @Sendable (ComponentChain, Number) -> Void
    ) -> NumberTrial {
        adjusting { view, number in
            change(view.animation(0), number)
            change(view.animation(1).line(3), number)
        }
    }

    private static func card(
        _ change: @escaping @MainActor @Sendable (ComponentChain, Number) -> Void
    ) -> NumberTrial {
        adjusting { view, number in change(view.surface, number) }
    }

    private static let frames: [String: NumberTrial] = [
        "ShapeAdjusting+Frame left(_:)": chain { $0.left($1.length) },
        "ShapeAdjusting+Frame right(_:)": chain { $0.right($1.length) },
        "ShapeAdjusting+Frame leading(_:)": chain { $0.leading($1.length) },
        "ShapeAdjusting+Frame trailing(_:)": chain { $0.trailing($1.length) },
        "ShapeAdjusting+Frame up(_:)": chain { $0.up($1.length) },
        "ShapeAdjusting+Frame down(_:)": chain { $0.down($1.length) },
        "ShapeAdjusting+Frame x(_:)": chain { $0.x($1.length) },
        "ShapeAdjusting+Frame y(_:)": chain { $0.y($1.length) },
        "ShapeAdjusting+Frame width(_:)": chain { $0.width($1.length) },
        "ShapeAdjusting+Frame height(_:)": chain { $0.height($1.length) },
        "ShapeAdjusting+Frame reducedWidth(_:)": chain { $0.reducedWidth($1.length) },
        "ShapeAdjusting+Frame reducedHeight(_:)": chain { $0.reducedHeight($1.length) },
    ]

    private static let lines: [String: NumberTrial] = [
        "ComponentChain+Lines line(_:)": chain { $0.line($1.count) },
        "ComponentChain+Lines line(_:isHorizontal:)": chain { $0.line($1.count, isHorizontal: true) },
        "ComponentChain+Lines space(_:)": chain { $0.space($1.length) },
        "ComponentChain+Lines lastLineScale(_:)": chain { $0.lastLineScale($1.length) },
        "ComponentChain+Lines width(_:ofLine:)": chain { $0.width($1.length, ofLine: $1.count) },
        "ComponentChain+Lines height(_:ofLine:)": chain { $0.height($1.length, ofLine: $1.count) },
        "ComponentChain+Lines space(_:afterLine:)": chain { $0.space($1.length, afterLine: $1.count) },
        "ComponentChain+Lines scale(_:ofLine:)": chain { $0.scale($1.length, ofLine: $1.count) },
    ]

    private static let relations: [String: NumberTrial] = [
        "ComponentChain+Relations leftEqualTo(_:offset:)": chain {
            $0.leftEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations rightEqualTo(_:offset:)": chain {
            $0.rightEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations leadingEqualTo(_:offset:)": chain {
            $0.leadingEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations trailingEqualTo(_:offset:)": chain {
            $0.trailingEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations leadingEqualToTrailing(_:offset:)": chain {
            $0.leadingEqualToTrailing($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations trailingEqualToLeading(_:offset:)": chain {
            $0.trailingEqualToLeading($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations topEqualTo(_:offset:)": chain {
            $0.topEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations bottomEqualTo(_:offset:)": chain {
            $0.bottomEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations leftEqualToRight(_:offset:)": chain {
            $0.leftEqualToRight($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations rightEqualToLeft(_:offset:)": chain {
            $0.rightEqualToLeft($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations topEqualToBottom(_:offset:)": chain {
            $0.topEqualToBottom($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations bottomEqualToTop(_:offset:)": chain {
            $0.bottomEqualToTop($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations widthEqualTo(_:offset:)": chain {
            $0.widthEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations heightEqualTo(_:offset:)": chain {
            $0.heightEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations horizontalCenterEqualTo(_:offset:)": chain {
            $0.horizontalCenterEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations verticalCenterEqualTo(_:offset:)": chain {
            $0.verticalCenterEqualTo($0.manager.animation(1), offset: $1.length)
        },
        "ComponentChain+Relations horizontalCenter(offset:)": chain {
            $0.horizontalCenter(offset: $1.length)
        },
        "ComponentChain+Relations verticalCenter(offset:)": chain { $0.verticalCenter(offset: $1.length) },
    ]

    private static let selections: [String: NumberTrial] = [
        "ComponentManager+Addressing animation(_:)": adjusting { $0.animation($1.count).width(5) },
        "ComponentManager+Addressing animations(_:_:)": adjusting {
            $0.animations($1.count, $1.count).width(5)
            $0.animations(0, $1.count).width(5)
        },
        "ComponentManager+Addressing animations(_:)": adjusting {
            $0.animations($1.range).width(5)
            $0.animations($1.range.lowerBound...$1.range.upperBound).width(5)
            $0.animations(-5..<Int.max).width(5)
            $0.animations(Int.min...Int.max).width(5)
            $0.animations($1.count...).width(5)
            $0.animations([$1.count, 0]).width(5)
        },
        "ComponentManager+Addressing create(_:name:)": adjusting { view, number in
            view.create(number.count).width(5).height(5)
            view.create(-2)
            view.create(.max)
            view.animation(99).width(5)
            view.create(named: "another").width(5).height(5)
        },
        "ComponentManager+Addressing card(_:)": adjusting { $0.card($1.count).width(5) },
    ]

    private static let looks: [String: NumberTrial] = [
        "ShapeAdjusting+Look radius(_:)": chain { $0.radius($1.length) },
        "ShapeAdjusting+Look radius(_:corners:)": chain {
            $0.radius($1.length, corners: .layerMinXMinYCorner)
        },
        "ShapeAdjusting+Look reducedRadius(_:)": chain { $0.reducedRadius($1.length) },
        "ShapeAdjusting+Look shadow(_:opacity:offset:radius:)": chain {
            $0.shadow(
                .black, opacity: Float($1.length), offset: CGSize(width: $1.length, height: $1.length),
                radius: $1.length)
        },
        "ComponentChain border(_:width:)": card { $0.border(.red, width: $1.length) },
        "DropAttributes dropIndex(_:)": chain { $0.dropIndex($1.count).animate(.drop()) },
        "DropAttributes dropFromIndex(_:)": chain { $0.dropFromIndex($1.count).animate(.drop()) },
        "DropAttributes dropStayTime(_:)": chain { $0.dropStayTime($1.length).animate(.drop()) },
    ]
}
