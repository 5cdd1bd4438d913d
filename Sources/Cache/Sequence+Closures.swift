// Functions of the standard library that take a closure, once more, in a module below all that use them.
//
// They do and mean what the standard library's do, and are declared as those are, so that they take their place. What
// differs is the code around each call. In Swift 6 a closure of the main actor that goes to a module which is not written in
// Swift 6, and the standard library is none, checks at each call that it runs there: a hundred bytes in eight hundred
// places. And a function of objects need not be written out for each class: those of arrays of objects are one copy, out of
// line, at no cost.
//
// A file takes part with `import TabCache`, and means the standard library without.

// MARK: - Arrays of objects, out of line

extension Array where Element: AnyObject {
    package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(count)
        for element in self { results.append(transform(element)) }
        return results
    }

    package func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
        var results: [Result] = []
        for element in self {
            if let result = transform(element) { results.append(result) }
        }
        return results
    }

    package func flatMap<Result>(_ transform: (Element) -> [Result]) -> [Result] {
        var results: [Result] = []
        for element in self { results += transform(element) }
        return results
    }

    package func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var results: [Element] = []
        for element in self where isIncluded(element) { results.append(element) }
        return results
    }

    package func contains(where predicate: (Element) -> Bool) -> Bool {
        for element in self where predicate(element) { return true }
        return false
    }

    package func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
        for element in self where !predicate(element) { return false }
        return true
    }

    package func first(where predicate: (Element) -> Bool) -> Element? {
        for element in self where predicate(element) { return element }
        return nil
    }

    package func forEach(_ body: (Element) -> Void) {
        for element in self { body(element) }
    }

    /// Returns the first result for an element that is not `nil`, and asks no element behind it.
    package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}

// MARK: - Other sequences, as the standard library has them

extension Sequence {
    @inlinable
    package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(underestimatedCount)
        for element in self { results.append(transform(element)) }
        return results
    }

    @inlinable
    package func compactMap<ElementOfResult>(
        _ transform: (Element) throws -> ElementOfResult?
    ) rethrows -> [ElementOfResult] {
        var results: [ElementOfResult] = []
        for element in self {
            if let result = try transform(element) { results.append(result) }
        }
        return results
    }

    @inlinable
    package func flatMap<SegmentOfResult: Sequence>(
        _ transform: (Element) throws -> SegmentOfResult
    ) rethrows -> [SegmentOfResult.Element] {
        var results: [SegmentOfResult.Element] = []
        for element in self { results.append(contentsOf: try transform(element)) }
        return results
    }

    @inlinable
    package __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var results: [Element] = []
        for element in self where try isIncluded(element) { results.append(element) }
        return results
    }

    @inlinable
    package func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try predicate(element) { return true }
        return false
    }

    @inlinable
    package func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self where try !predicate(element) { return false }
        return true
    }

    @inlinable
    package func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self where try predicate(element) { return element }
        return nil
    }

    @inlinable
    package func forEach(_ body: (Element) throws -> Void) rethrows {
        for element in self { try body(element) }
    }

    @inlinable
    package func reduce<Result>(
        _ initialResult: Result,
        _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
    ) rethrows -> Result {
        var result = initialResult
        for element in self { result = try nextPartialResult(result, element) }
        return result
    }

    @inlinable
    package func reduce<Result>(
        into initialResult: __owned Result,
        _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
    ) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
    }

    /// Returns the first result for an element that is not `nil`, and asks no element behind it.
    @inlinable
    package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }

    /// Sorts numbers that stand for the elements, so that all types share one sort.
    package func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        let elements = Array(self)
        var order = Array(elements.indices)
        try order.sort { try areInIncreasingOrder(elements[$0], elements[$1]) }
        return order.map { elements[$0] }
    }
}

extension Sequence where Element: Comparable {
    package func sorted() -> [Element] { sorted(by: <) }
}

extension Collection {
    @inlinable
    package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(underestimatedCount)
        for element in self { results.append(transform(element)) }
        return results
    }

    @inlinable
    package __consuming func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { formIndex(after: &end) }
        return self[..<end]
    }

    @inlinable
    package func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        for index in indices where try predicate(self[index]) { return index }
        return nil
    }
}

extension BidirectionalCollection {
    @inlinable
    package func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        try reversed().first(where: predicate)
    }
}

extension RangeReplaceableCollection {
    @inlinable
    package __consuming func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var results = Self()
        for element in self where try isIncluded(element) { results.append(element) }
        return results
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    @inlinable
    package mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept = Self()
        for element in self where try !shouldBeRemoved(element) { kept.append(element) }
        self = kept
    }
}

extension Optional {
    @inlinable
    package func map<Result>(_ transform: (Wrapped) -> Result) -> Result? {
        if let self { transform(self) } else { nil }
    }

    @inlinable
    package func flatMap<Result>(_ transform: (Wrapped) -> Result?) -> Result? {
        if let self { transform(self) } else { nil }
    }
}
