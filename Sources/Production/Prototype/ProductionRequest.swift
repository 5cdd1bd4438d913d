public import UIKit

/// A question to a producer: which view, at which size, under which traits.
@MainActor
public struct ProductionRequest {
    /// What is mapped.
    package enum Subject {
        /// A view on screen, read where it stands and left as it was.
        case view(UIView)
        /// A view that is made off screen, measured and thrown away.
        case prototype(CellAnimated)
    }

    /// What is mapped.
    package var subject: Subject

    /// The view on screen whose shapes are wanted, or `nil` for a cell, header or footer.
    public var view: UIView? {
        if case .view(let view) = subject { view } else { nil }
    }

    /// The kind of cell, header or footer whose shapes are wanted, or `nil` for a view on screen.
    public var cell: CellAnimated? {
        if case .prototype(let prototype) = subject { prototype } else { nil }
    }

    /// The class of the view controller with its module, or another name that tells two uses of one class apart.
    public var owner: String

    /// The size of the view in points; a height of zero or less asks for the fitting height.
    public var size: CGSize {
        get { measure.size }
        set { measure.size = newValue }
    }

    /// The size, and what the list will put around the view.
    package var measure: CellMeasure

    /// The traits the view would have in its place.
    public var traits: UITraitCollection

    /// The direction the view's content runs in.
    public var layoutDirection: UIUserInterfaceLayoutDirection

    /// How views become shapes.
    public var options: MappingOptions

    /// The list that the view is for; appearance proxies reach a prototype inside its window.
    package weak var host: UIView?

    /// A closure that receives the origin of the production, if the producer reports it.
    package var report: ((Origin) -> Void)?

    /// A closure that is called when a view of the app has nothing of its own to map.
    package var whenBare: (() -> Void)?

    /// Where a production comes from.
    package enum Origin {
        /// One of the stores had it.
        case store
        /// A view was mapped.
        case mapping
    }

    /// Creates a request.
    package init(
        subject: Subject, owner: String, size: CGSize, traits: UITraitCollection,
        layoutDirection: UIUserInterfaceLayoutDirection, options: MappingOptions = MappingOptions()
    ) {
        self.subject = subject
        self.owner = owner
        measure = CellMeasure(size: size)
        self.traits = traits
        self.layoutDirection = layoutDirection
        self.options = options
    }
}
