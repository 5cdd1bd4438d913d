import TabProduction
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Relations between components", .ownDevice)
struct RelationTests {
    /// Component 2 is (80, 44, 120, 12); component 0, which it is related to, is (16, 16, 48, 48).
    private func frame(_ relate: (ComponentChain) -> ComponentChain) -> CGRect {
        relate(Samples.manager.animation(2)).components[0].frame
    }

    @Test func `left to left`() {
        #expect(
            frame { $0.leftEqualTo($0.manager.animation(0)) } == CGRect(x: 16, y: 44, width: 120, height: 12))
    }

    @Test func `right to right`() {
        #expect(
            frame { $0.rightEqualTo($0.manager.animation(0)) }
                == CGRect(x: -56, y: 44, width: 120, height: 12))
    }

    @Test func `leading and trailing edges are left and right ones`() {
        #expect(frame { $0.leadingEqualTo($0.manager.animation(0), offset: 2) }.minX == 18)
        #expect(frame { $0.trailingEqualTo($0.manager.animation(0), offset: -2) }.maxX == 62)
        #expect(frame { $0.leadingEqualToTrailing($0.manager.animation(0), offset: 12) }.minX == 76)
        #expect(frame { $0.trailingEqualToLeading($0.manager.animation(0), offset: -4) }.maxX == 12)
    }

    /// Component 0 stands left of component 2 as in a view that is read from left to right.
    @Test func `from right to left they are right and left ones, and offsets run the other way`() {
        func frame(_ relate: (ComponentChain) -> ComponentChain) -> CGRect {
            let manager = ComponentManager(production: Samples.production, layoutDirection: .rightToLeft)
            return relate(manager.animation(2)).components[0].frame
        }
        #expect(frame { $0.leadingEqualTo($0.manager.animation(0), offset: 2) }.maxX == 62)
        #expect(frame { $0.trailingEqualTo($0.manager.animation(0), offset: -2) }.minX == 18)
        #expect(frame { $0.leadingEqualToTrailing($0.manager.animation(0), offset: 12) }.maxX == 4)
        #expect(frame { $0.trailingEqualToLeading($0.manager.animation(0), offset: -4) }.minX == 68)
        #expect(
            frame { $0.leadingEqualTo($0.manager.animation(0)).trailingEqualTo($0.manager.animation(0)) }
                == CGRect(x: 16, y: 44, width: 48, height: 12))
    }

    @Test func `top to top`() {
        #expect(
            frame { $0.topEqualTo($0.manager.animation(0)) } == CGRect(x: 80, y: 16, width: 120, height: 12))
    }

    @Test func `bottom to bottom`() {
        #expect(
            frame { $0.bottomEqualTo($0.manager.animation(0)) }
                == CGRect(x: 80, y: 52, width: 120, height: 12))
    }

    @Test func `left to right`() {
        #expect(
            frame { $0.leftEqualToRight($0.manager.animation(0), offset: 12) }
                == CGRect(x: 76, y: 44, width: 120, height: 12))
    }

    @Test func `right to left keeps earlier vertical moves`() {
        #expect(
            frame { $0.down(4).rightEqualToLeft($0.manager.animation(0)) }
                == CGRect(x: -104, y: 48, width: 120, height: 12))
    }

    @Test func `top to bottom`() {
        #expect(
            frame { $0.topEqualToBottom($0.manager.animation(0), offset: 2) }
                == CGRect(x: 80, y: 66, width: 120, height: 12))
    }

    @Test func `bottom to top`() {
        #expect(
            frame { $0.bottomEqualToTop($0.manager.animation(0)) }
                == CGRect(x: 80, y: 4, width: 120, height: 12))
    }

    @Test func `width to width leaves the height`() {
        #expect(
            frame { $0.widthEqualTo($0.manager.animation(0)) } == CGRect(x: 80, y: 44, width: 48, height: 12))
    }

    @Test func `height to height leaves the width`() {
        #expect(
            frame { $0.heightEqualTo($0.manager.animation(0), offset: -8) }
                == CGRect(x: 80, y: 44, width: 120, height: 40))
    }

    @Test func `center to center along both axes`() {
        #expect(
            frame {
                $0.horizontalCenterEqualTo($0.manager.animation(0)).verticalCenterEqualTo(
                    $0.manager.animation(0))
            }
                == CGRect(x: -20, y: 34, width: 120, height: 12))
    }

    @Test func `a relation sees the frame the other has at that moment`() {
        let manager = Samples.manager
        manager.animation(0).right(100)
        manager.animation(2).leftEqualTo(manager.animation(0))
        #expect(manager.animation(2).components[0].frame.minX == 116)
    }

    @Test func `a relation to a component that does not exist gives one warning and no change`() {
        var result = CGRect.zero
        let given = warnings { result = frame { $0.leftEqualTo($0.manager.animation(42)) } }
        #expect(result == CGRect(x: 80, y: 44, width: 120, height: 12))
        #expect(given == ["Sample has no shape 42; it has 0...5"])
    }

    @Test func `left and right to the same component take its width and leave the height`() {
        #expect(
            frame { $0.leftEqualTo($0.manager.animation(0)).rightEqualTo($0.manager.animation(0)) }
                == CGRect(x: 16, y: 44, width: 48, height: 12))
        #expect(
            frame { $0.rightEqualTo($0.manager.animation(0)).leftEqualTo($0.manager.animation(0)) }
                == CGRect(x: 16, y: 44, width: 48, height: 12))
    }

    @Test func `top and bottom to the same component take its height and leave the width`() {
        #expect(
            frame { $0.topEqualTo($0.manager.animation(0)).bottomEqualTo($0.manager.animation(0)) }
                == CGRect(x: 80, y: 16, width: 120, height: 48))
    }

    @Test func `offsets inset a component between two edges`() {
        #expect(
            frame {
                $0.leftEqualTo($0.manager.animation(0), offset: 4).rightEqualTo(
                    $0.manager.animation(0), offset: -4)
            }
                == CGRect(x: 20, y: 44, width: 40, height: 12))
    }

    @Test func `an edge that would pass the opposite one moves the component and keeps its width`() {
        #expect(
            frame {
                $0.leftEqualTo($0.manager.animation(0)).rightEqualTo($0.manager.animation(0), offset: -60)
            }
                == CGRect(x: -116, y: 44, width: 120, height: 12))
    }

    @Test func `two left relations are last one wins`() {
        #expect(
            frame { $0.leftEqualTo($0.manager.animation(0)).leftEqualTo($0.manager.animation(1)) }
                == CGRect(x: 80, y: 44, width: 120, height: 12))
    }

    @Test func `edges of different components do not stretch`() {
        #expect(
            frame { $0.leftEqualTo($0.manager.animation(0)).rightEqualTo($0.manager.animation(1)) }
                == CGRect(x: 160, y: 44, width: 120, height: 12))
    }

    @Test func `an edge that was moved since does not stretch`() {
        #expect(
            frame { $0.leftEqualTo($0.manager.animation(0)).right(3).rightEqualTo($0.manager.animation(0)) }
                == CGRect(x: -56, y: 44, width: 120, height: 12))
    }

    @Test func `a relation takes a name`() {
        #expect(frame { $0.leftEqualTo($0.manager.animation(named: "avatar")) }.minX == 16)
    }

    @Test func `a relation takes a key path`() {
        let manager = ComponentManager(
            production: Production(
                className: "RelatedView", size: CGSize(width: 100, height: 100),
                components: [
                    Component(index: 0, name: "avatar", frame: CGRect(x: 9, y: 0, width: 1, height: 1)),
                    Component(index: 1, name: "title", frame: .zero),
                ]))
        manager.animation(1).leftEqualTo(manager.animation(\RelatedView.avatar))
        #expect(manager.animation(1).components[0].frame.minX == 9)
    }

    @Test(arguments: [-48, -100, CGFloat.nan, .infinity])
    func `an offset that leaves no length gives a warning and changes nothing, as a length of zero does`(
        offset: CGFloat
    ) {
        var result = CGRect.zero
        let given = warnings {
            result = frame {
                $0.widthEqualTo($0.manager.animation(0), offset: offset).heightEqualTo(
                    $0.manager.animation(0), offset: offset)
            }
        }
        #expect(result == CGRect(x: 80, y: 44, width: 120, height: 12))
        #expect(
            given == [
                "Sample ignores widthEqualTo(\(48 + offset)): a length is a positive number of points",
                "Sample ignores heightEqualTo(\(48 + offset)): a length is a positive number of points",
            ])
    }

    @Test func `a chain of another manager gives a warning and changes nothing`() {
        let manager = ComponentManager(
            production: Production(
                className: "Small", size: CGSize(width: 100, height: 100),
                components: [Component(index: 0, frame: CGRect(x: 9, y: 0, width: 1, height: 1))]))
        let before = manager.production
        let kept = Samples.manager.animation(5)
        let given = warnings {
            manager.animation(0).leftEqualTo(kept).topEqualToBottom(kept)
        }
        #expect(manager.production == before)
        #expect(given == Array(repeating: "Small ignores a relation to a shape of Sample", count: 1))
    }

    @Test func `a component is centered in the view`() {
        #expect(
            frame { $0.horizontalCenter().verticalCenter(offset: 10) }
                == CGRect(x: 100, y: 104, width: 120, height: 12))
    }
}

private final class RelatedView: UIView {
    let avatar = UIImageView()
}
