public import DemoScenes
import TabAnimated
public import TabAnimatedTesting
import UIKit

/// Measures an example of drift and draws the difference.
@MainActor
public struct DriftStage {
    private let example: DriftExample

    /// Creates a stage for an example.
    public init(_ example: DriftExample) {
        self.example = example
    }

    /// A measurement together with its picture.
    public struct Take {
        /// What was measured.
        public let drift: SkeletonDrift

        /// The skeleton in gray, the content outlined and what moves in between, as SVG.
        public let svg: String
    }

    /// Makes the skeleton and the content, and compares them.
    public func take() -> Take {
        let content = example.makeContent()
        let skeleton = Producer().production(
            for: ProductionRequest(
                subject: .prototype(example.skeleton), owner: "", size: content.bounds.size,
                traits: content.traitCollection,
                layoutDirection: content.effectiveUserInterfaceLayoutDirection))
        let drift = SkeletonDrift.measure(content, against: skeleton)
        let picture = drift.makePicture()
        picture.layer.displayIfNeeded()
        return Take(drift: drift, svg: HeadlessSVGRenderer(picture).svg())
    }
}
