import UIKit

extension Probe {
    static var controls: [Probe] {
        [
            Probe(
                "switchSize", "A switch is as large as it fits; its intrinsic size may be smaller.",
                otherwise: "nothing: its fitting size is taken."
            ) { _ in
                let control = UISwitch()
                let (fits, intrinsic) = (control.sizeThatFits(.zero), control.intrinsicContentSize)
                return .seen("fits \(fits.width) by \(fits.height), intrinsic \(intrinsic.width)")
            },
            Probe(
                "controlSizes", "The heights of small controls.",
                otherwise: "nothing: they are read from the controls."
            ) { _ in
                let controls: [UIView] = [
                    UISlider(), UIProgressView(), UISegmentedControl(items: ["A", "B"]), UIStepper(),
                    UIActivityIndicatorView(style: .medium), UIPageControl(),
                ]
                let heights = controls.map { "\(type(of: $0)) \($0.intrinsicContentSize.height)" }
                return .seen(heights.joined(separator: ", "))
            },
            Probe(
                "configuredTitle", "A title that is set for a state is not in the configuration of a button.",
                otherwise: "nothing: both are asked."
            ) { _ in
                let button = UIButton(configuration: .plain())
                button.setTitle("A", for: .normal)
                return .expect(
                    button.configuration?.title == nil && button.currentTitle == "A",
                    found:
                        "\(button.configuration?.title ?? "no title") and \(button.currentTitle ?? "no title")"
                )
            },
            Probe(
                "configuredRadius", "Where the corner radius of a configured button is to be had.",
                otherwise: "buttons of skeletons are rounder or less round."
            ) { stage in
                var configuration = UIButton.Configuration.filled()
                configuration.title = "A"
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
                await stage.show(button)
                let updated = configuration.updated(for: button).background.cornerRadius
                return .seen("updated \(updated), drawn \(ProbeRadii(in: [button]))")
            },
            Probe(
                "buttonViews", "A button without title and image has no views inside.",
                otherwise: "blank buttons count as painted."
            ) { _ in
                let views = UIButton(type: .custom).subviews
                return .expect(views.isEmpty, found: "\(views.count) views")
            },
        ]
    }
}
