import Foundation

/// Reads the visual format language.
struct VisualFormatParser {
    private let characters: [Character]
    private let metrics: [String: CGFloat]
    private let viewNames: Set<String>
    private var index = 0

    init(_ format: String, metrics: [String: CGFloat], viewNames: Set<String>) {
        characters = Array(format)
        self.metrics = metrics
        self.viewNames = viewNames
    }

    mutating func parse() throws -> VisualFormat {
        var format = VisualFormat()
        format.isVertical = try parseOrientation()
        format.elements.append(try parseElement())
        while index < characters.count {
            if case .superview = format.elements[format.elements.count - 1], format.elements.count > 1 {
                throw error("Expected the end of the format after the superview")
            }
            format.connections.append(try parseConnection())
            format.elements.append(try parseElement())
        }
        let hasView = format.elements.contains { if case .view = $0 { true } else { false } }
        guard hasView else { throw error("Expected a view") }
        return format
    }

    // MARK: - Elements

    private mutating func parseOrientation() throws -> Bool {
        guard characters.count > 1, characters[1] == ":" else { return false }
        guard let axis = characters.first, axis == "H" || axis == "V" else {
            throw error("Expected H: or V: as the orientation")
        }
        index = 2
        return axis == "V"
    }

    private mutating func parseElement() throws -> VisualFormat.Element {
        if take("|") { return .superview }
        guard take("[") else { throw error("Expected a view") }
        let name = parseName()
        guard !name.isEmpty else { throw error("Expected a view name") }
        guard viewNames.contains(name) else {
            throw error("\(name) is not a key in the views dictionary.")
        }
        let predicates = peek == "(" ? try parsePredicates() : []
        guard take("]") else { throw error("Expected a ']' here, to give the end of the view") }
        return .view(name, predicates)
    }

    private mutating func parseConnection() throws -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates = peek == "(" ? try parsePredicates() : [try parseSimplePredicate()]
        guard take("-") else { throw error("Expected a '-' here, to give the end of the connection") }
        return .distances(predicates)
    }

    // MARK: - Predicates

    private mutating func parsePredicates() throws -> [VisualFormat.Predicate] {
        _ = take("(")
        var predicates = [try parsePredicate()]
        while take(",") { predicates.append(try parsePredicate()) }
        guard take(")") else { throw error("Expected a ')' here") }
        return predicates
    }

    private mutating func parseSimplePredicate() throws -> VisualFormat.Predicate {
        VisualFormat.Predicate(value: .constant(try parseConstant()))
    }

    private mutating func parsePredicate() throws -> VisualFormat.Predicate {
        let relation = try parseRelation()
        var predicate = VisualFormat.Predicate(relation: relation, value: try parseValue())
        if take("*") {
            predicate.multiplier = try parseConstant()
        } else if take("/") {
            predicate.multiplier = 1 / (try parseConstant())
        }
        if take("+") {
            predicate.constant = try parseConstant()
        } else if take("-") {
            predicate.constant = -(try parseConstant())
        }
        if take("@") { predicate.priority = UILayoutPriority(Float(try parseConstant())) }
        return predicate
    }

    private mutating func parseRelation() throws -> NSLayoutConstraint.Relation {
        let relations: [Character: NSLayoutConstraint.Relation] = [
            "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
        ]
        guard let first = peek, let relation = relations[first] else { return .equal }
        index += 1
        guard take("=") else { throw error("Expected a '=' here, to give the end of the relation") }
        return relation
    }

    private mutating func parseValue() throws -> VisualFormat.Value {
        let start = index
        let name = parseName()
        if viewNames.contains(name), metrics[name] == nil { return .view(name) }
        index = start
        return .constant(try parseConstant())
    }

    private mutating func parseConstant() throws -> CGFloat {
        let sign: CGFloat = take("-") ? -1 : 1
        if let first = peek, first.isNumber || first == "." { return sign * (try parseNumber()) }
        let start = index
        let name = parseName()
        guard !name.isEmpty else { throw error("Expected a number or the name of a metric") }
        guard let metric = metrics[name] else {
            index = start
            throw error("\(name) is not a key in the metrics dictionary.")
        }
        return sign * metric
    }

    private mutating func parseNumber() throws -> CGFloat {
        var digits = ""
        while let character = peek, character.isNumber || character == "." {
            digits.append(character)
            index += 1
        }
        guard let value = Double(digits) else { throw error("Expected a number") }
        return CGFloat(value)
    }

    // MARK: - Characters

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        index += 1
        return true
    }

    private mutating func parseName() -> String {
        var name = ""
        while let character = peek,
            character.isLetter || character == "_" || !name.isEmpty && character.isNumber
        {
            name.append(character)
            index += 1
        }
        return name
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, offset: index)
    }
}
