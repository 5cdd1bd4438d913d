import UIKit

extension Probe {
    static var layers: [Probe] {
        [
            Probe(
                "layerColors", "The color of a border does not follow the appearance.",
                otherwise: "nothing: each appearance is mapped anew."
            ) { stage in
                let view = UIView()
                await stage.show(view)
                view.layer.borderColor = UIColor.label.cgColor
                let before = view.layer.borderColor
                view.overrideUserInterfaceStyle =
                    view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
                await stage.settle()
                return .expect(view.layer.borderColor == before, found: "it changes")
            },
            Probe(
                "backgroundColors", "The background of a view follows the appearance.",
                otherwise: "surfaces keep the color of another appearance."
            ) { stage in
                let view = UIView()
                view.backgroundColor = .label
                await stage.show(view)
                let before = view.layer.backgroundColor
                view.overrideUserInterfaceStyle =
                    view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
                await stage.settle()
                return .expect(view.layer.backgroundColor != before, found: "it stays")
            },
            Probe(
                "layoutFromAbove", "A layout of a view begins at the highest ancestor that needs one.",
                otherwise: "nothing: a list is laid out before its cells are measured."
            ) { stage in
                let (outer, inner) = (CountingView(), UIView())
                outer.addSubview(inner)
                await stage.show(outer)
                let before = outer.layouts
                outer.setNeedsLayout()
                inner.setNeedsLayout()
                inner.layoutIfNeeded()
                return .seen(outer.layouts > before ? "at the ancestor" : "at the view")
            },
            Probe(
                "hiddenLayout", "A hidden view is laid out like any other.",
                otherwise: "what is hidden is mapped at places where it will not be."
            ) { stage in
                let view = CountingView()
                view.isHidden = true
                await stage.show(view)
                let before = view.layouts
                view.setNeedsLayout()
                view.layoutIfNeeded()
                return .expect(view.layouts == before + 1, found: "\(view.layouts - before) layouts")
            },
            Probe(
                "animationsLeave", "A layer that leaves its window may lose its animations.",
                otherwise: "nothing: covers start theirs anew when they come back."
            ) { stage in
                let view = UIView()
                await stage.show(view)
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.duration = 100
                view.layer.add(animation, forKey: "probe")
                view.removeFromSuperview()
                // Within one transaction the layer would never have left.
                await stage.settle()
                await stage.show(view)
                return .seen(view.layer.animation(forKey: "probe") == nil ? "it loses them" : "it keeps them")
            },
            Probe(
                "cornerCurve", "The corners of a layer are circles unless an app says otherwise.",
                otherwise: "corners of shapes are of another curve than those of views."
            ) { _ in
                .expect(CALayer().cornerCurve == .circular, found: "\(CALayer().cornerCurve.rawValue)")
            },
            Probe(
                "cornerPath", "A path that rounds some corners rounds them as a layer does.",
                otherwise: "holes and light over shapes with some round corners have a rim of up to a pixel."
            ) { _ in
                let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
                let path = UIBezierPath(
                    roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
                    cornerRadii: CGSize(width: 20, height: 20))
                let begins =
                    stride(from: 0.05, to: 50, by: 0.1).first { path.contains(CGPoint(x: $0, y: 1)) } ?? 0
                // A circle of 20 points begins there one point below its top.
                let circle = 20 - (20.0 * 20 - 19 * 19).squareRoot()
                return .expect(abs(begins - circle) < 0.25, found: "\(begins), not \(circle) points")
            },
        ]
    }
}
