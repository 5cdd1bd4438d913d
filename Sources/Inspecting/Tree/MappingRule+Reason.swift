import TabProduction

extension MappingRule {
    /// Why a view became what it is, to be read after its class or after "ignored:".
    var reason: String {
        switch self {
        case .cover: "is a cover"
        case .background: "is a background"
        case .system: "belongs to the system"
        case .ownSkeleton: "has a skeleton of its own"
        case .ownModel: "mapped by its own model"
        case .hiddenModel: "has a model of its own and is hidden"
        case .declaredIgnored: "says so"
        case .ignoredClass: "its class is ignored by the options"
        case .asLargeAsRoot: "as large as the root"
        case .touchArea: "only takes touches"
        case .unmarked: "is not marked"
        case .insideShape: "is inside a view that is one shape"
        case .insideIgnored: "is inside a view that is ignored"
        case .tooDeep: "is nested too deeply"
        case .unseen: rawValue
        case .label: "is a label"
        case .image: "is an image view"
        case .button: "is a button"
        case .textField: "is a text field"
        case .textView: "is a text view"
        case .control: "is a control of UIKit"
        case .list: "is a list without a model"
        case .leaf: "has nothing inside"
        case .opaqueClass: "its class is opaque in the options"
        case .foreign: "belongs to another framework"
        case .drawn: "draws itself"
        case .declared: "says how it is mapped"
        case .marked: "is marked, and nothing inside is"
        case .container: "has views inside"
        case .card: "looks like a card"
        }
    }
}
