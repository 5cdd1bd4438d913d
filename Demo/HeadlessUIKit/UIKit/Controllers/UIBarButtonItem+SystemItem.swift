import Foundation

extension UIBarButtonItem.SystemItem {
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// The buttons that end something well.
    var isBold: Bool { self == .done || self == .save }

    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .reply: "Reply"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        default: nil
        }
    }

    var symbolName: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .reply, .rewind, .fastForward: nil
        case .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play"
        case .pause: "pause"
        }
    }
}
