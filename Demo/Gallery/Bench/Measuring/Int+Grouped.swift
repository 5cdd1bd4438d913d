extension Int {
    /// The number with a comma before every three digits, as names of rows have it.
    var grouped: String {
        let digits = Array(String(magnitude))
        let text = digits.indices.map { index in
            let isBetween = index > 0 && (digits.count - index).isMultiple(of: 3)
            return (isBetween ? "," : "") + String(digits[index])
        }.joined()
        return self < 0 ? "-" + text : text
    }
}
