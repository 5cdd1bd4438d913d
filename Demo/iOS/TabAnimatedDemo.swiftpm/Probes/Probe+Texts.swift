import UIKit

extension Probe {
    static var texts: [Probe] {
        [
            Probe(
                "lineHeight", "A line of the system font of 17 points is 20.287 points high.",
                otherwise: "bars are higher or lower than their lines."
            ) { _ in
                let height = UIFont.systemFont(ofSize: 17).lineHeight
                return .expect(abs(height - 20.287) < 0.001, found: "\(height) points")
            },
            Probe(
                "emptyLabel", "A label without text asks for no height.",
                otherwise: "labels that wait for a text are not given one."
            ) { _ in
                let height = UILabel().intrinsicContentSize.height
                return .expect(height == 0, found: "\(height) points")
            },
            Probe(
                "lineWidth",
                "A label of one line ignores the width that sizeThatFits gets.",
                otherwise:
                    "labels that code lays out get a sample text with a line too many at first."
            ) { _ in
                let label = UILabel()
                label.text = "A text of several words"
                let width = label.sizeThatFits(CGSize(width: 20, height: 100)).width
                return .expect(width > 20, found: "\(width) points")
            },
            Probe(
                "labelHeight", "A label is as high as its line, rounded up to whole pixels.",
                otherwise: "rows of skeletons are off by less than a point for each label."
            ) { stage in
                let label = UILabel()
                label.text = "A"
                await stage.show(label)
                let scale = max(1, label.traitCollection.displayScale)
                let expected = (label.font.lineHeight * scale).rounded(.up) / scale
                let height = label.intrinsicContentSize.height
                return .expect(abs(height - expected) < 0.01, found: "\(height), not \(expected) points")
            },
            Probe(
                "labelFont", "A label has a font, also one that is set to none.",
                otherwise: "an app ends whose labels wait for a text and have no font."
            ) { _ in
                let label = UILabel()
                label.font = nil
                let font: UIFont? = label.font
                return .expect(font != nil, found: "none")
            },
            Probe(
                "noText", "A label whose text becomes nil has no attributed text either.",
                otherwise: "labels that were lent a text do not look exactly as before."
            ) { _ in
                let label = UILabel()
                label.text = "A"
                label.text = nil
                return .expect(
                    label.attributedText == nil, found: "\(String(describing: label.attributedText))")
            },
        ]
    }
}
