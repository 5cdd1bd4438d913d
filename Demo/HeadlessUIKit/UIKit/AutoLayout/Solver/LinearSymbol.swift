/// A column of the solver's tableau: a variable of the problem or one the solver has added.
struct LinearSymbol: Hashable, Comparable {
    enum Kind: Int32 {
        /// A variable of any sign.
        case free
        /// A variable that is never negative.
        case length
        /// What an inequality leaves over.
        case slack
        /// By how much a constraint that need not hold is missed.
        case error
        /// Marks an equation that must hold; it is always nought.
        case dummy
    }

    let code: Int32

    init(number: Int, kind: Kind) {
        code = Int32(number) << 3 | kind.rawValue
    }

    var number: Int { Int(code >> 3) }
    var kind: Kind { Kind(rawValue: code & 7) ?? .dummy }
    var isFree: Bool { code & 7 == 0 }
    var isDummy: Bool { code & 7 == 4 }
    var isError: Bool { code & 7 == 3 }
    var isLength: Bool { code & 7 == 1 }

    static func < (left: LinearSymbol, right: LinearSymbol) -> Bool {
        left.code < right.code
    }
}
