import TabProduction

extension Production {
    /// The components as text, one a line: index, name, role, place and size in points.
    var listing: String {
        components.map(\.listing).joined(separator: "\n")
    }
}

extension Component {
    fileprivate var listing: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
        let place = "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
        let lines = lines == nil ? "" : " bars \(bars.count)"
        let radius = cornerRadius > 0 ? " r\(Int(cornerRadius))" : ""
        let reason = removal.map { " \($0.rawValue)" } ?? ""
        return "\(index) \(name ?? "-") \(role.rawValue) \(place)\(lines)\(radius)\(reason)"
    }
}
