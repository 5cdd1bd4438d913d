// The cases of every choice in a production, by the numbers under which they are stored.

extension ComponentRole: NumberedCase {
    var number: UInt64 {
        switch self {
        case .block: 0
        case .label: 1
        case .text: 2
        case .image: 3
        case .button: 4
        case .control: 5
        case .created: 6
        }
    }

    init?(number: UInt64) {
        switch number {
        case 0: self = .block
        case 1: self = .label
        case 2: self = .text
        case 3: self = .image
        case 4: self = .button
        case 5: self = .control
        case 6: self = .created
        default: return nil
        }
    }
}

extension ComponentRemoval: NumberedCase {
    var number: UInt64 {
        switch self {
        case .hidden: 0
        case .filteredBySize: 1
        case .empty: 2
        case .clipped: 3
        case .adjusted: 4
        }
    }

    init?(number: UInt64) {
        switch number {
        case 0: self = .hidden
        case 1: self = .filteredBySize
        case 2: self = .empty
        case 3: self = .clipped
        case 4: self = .adjusted
        default: return nil
        }
    }
}

extension TextAlignment: NumberedCase {
    var number: UInt64 {
        switch self {
        case .left: 0
        case .center: 1
        case .right: 2
        case .justified: 3
        }
    }

    init?(number: UInt64) {
        switch number {
        case 0: self = .left
        case 1: self = .center
        case 2: self = .right
        case 3: self = .justified
        default: return nil
        }
    }
}

extension TextLines.Mode: NumberedCase {
    var number: UInt64 {
        switch self {
        case .vertical: 0
        case .horizontal: 1
        }
    }

    init?(number: UInt64) {
        switch number {
        case 0: self = .vertical
        case 1: self = .horizontal
        default: return nil
        }
    }
}
