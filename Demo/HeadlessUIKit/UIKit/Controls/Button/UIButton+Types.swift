extension UIButton {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain = 6
        case close = 7

        public static var roundedRect: ButtonType { .system }

        /// The symbol that buttons of this type show of their own accord.
        var symbolName: String? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: return "info.circle"
            case .contactAdd: return "plus.circle"
            case .close: return "xmark"
            case .custom, .system, .plain: return nil
            }
        }
    }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
