extension RandomAccessCollection {
    /// Counts the elements from the first on that fulfill a condition, which no element after them fulfills.
    ///
    /// - Complexity: O(log *n*) calls of the condition.
    package func countByHalves(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[index(startIndex, offsetBy: middle)]) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
