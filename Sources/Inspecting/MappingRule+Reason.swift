import TabProduction

extension MappingRule {
    /// Why a view was left out, to be read after "ignored:".
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
        default: rawValue
        }
    }
}
