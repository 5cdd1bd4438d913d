// Functions of the standard library that take a closure, once more, in a module below all that use them.
//
// They do and mean what the standard library's do. What differs is the code around each call. In Swift 6 a closure of the
// main actor that goes to a module which is not written in Swift 6, and the standard library is none, checks at each call
// that it runs there: about a hundred bytes in six hundred places. And a function of objects need not be written out for
// each class: those below of arrays of objects are one copy, out of line, at no cost.
//
// A file takes part with `import TabCache`, and means the standard library without.

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

    package func contains(where isWanted: (Element) -> Bool) -> Bool {
        for element in self where isWanted(element) { return true }
        return false
    }

    package func allSatisfy(_ isGiven: (Element) -> Bool) -> Bool {
        for element in self where !isGiven(element) { return false }
        return true
    }

    package func first(where isWanted: (Element) -> Bool) -> Element? {
        for element in self where isWanted(element) { return element }
        return nil
    }

    package func last(where isWanted: (Element) -> Bool) -> Element? {
        reversed().first(where: isWanted)
    }

    /// Returns the first result for an element that is not `nil`, and asks no element behind it.
    package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }

    package func firstIndex(where isWanted: (Element) -> Bool) -> Int? {
        for index in indices where isWanted(self[index]) { return index }
        return nil
    }

    package func forEach(_ body: (Element) -> Void) {
        for element in self { body(element) }
    }

    package func reduce<Result>(into start: Result, _ update: (inout Result, Element) -> Void) -> Result {
        var result = start
        for element in self { update(&result, element) }
        return result
    }
}

extension Sequence {
    @inlinable
    package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(underestimatedCount)
        for element in self { results.append(transform(element)) }
        return results
    }

    @inlinable
    package func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
        var results: [Result] = []
        for element in self {
            if let result = transform(element) { results.append(result) }
        }
        return results
    }

    @inlinable
    package func flatMap<Results: Sequence>(_ transform: (Element) -> Results) -> [Results.Element] {
        var results: [Results.Element] = []
        for element in self { results.append(contentsOf: transform(element)) }
        return results
    }

    @inlinable
    package func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var results: [Element] = []
        for element in self where isIncluded(element) { results.append(element) }
        return results
    }

    @inlinable
    package func contains(where isWanted: (Element) -> Bool) -> Bool {
        for element in self where isWanted(element) { return true }
        return false
    }

    @inlinable
    package func allSatisfy(_ isGiven: (Element) -> Bool) -> Bool {
        for element in self where !isGiven(element) { return false }
        return true
    }

    @inlinable
    package func first(where isWanted: (Element) -> Bool) -> Element? {
        for element in self where isWanted(element) { return element }
        return nil
    }

    /// Returns the first result for an element that is not `nil`, and asks no element behind it.
    @inlinable
    package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }

    @inlinable
    package func forEach(_ body: (Element) -> Void) {
        for element in self { body(element) }
    }

    @inlinable
    package func reduce<Result>(into start: Result, _ update: (inout Result, Element) -> Void) -> Result {
        var result = start
        for element in self { update(&result, element) }
        return result
    }

    /// Sorts numbers that stand for the elements, so that all types share one sort.
    package func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return elements.indices.inOrder { areInOrder(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Range<Int> {
    @inline(never)
    fileprivate func inOrder(by areInOrder: (Int, Int) -> Bool) -> [Int] {
        var order = Array(self)
        order.sort(by: areInOrder)
        return order
    }
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
    package func prefix(while belongs: (Element) -> Bool) -> SubSequence {
        var end = startIndex
        while end != endIndex, belongs(self[end]) { formIndex(after: &end) }
        return self[..<end]
    }

    @inlinable
    package func firstIndex(where isWanted: (Element) -> Bool) -> Index? {
        for index in indices where isWanted(self[index]) { return index }
        return nil
    }
}

extension BidirectionalCollection {
    @inlinable
    package func last(where isWanted: (Element) -> Bool) -> Element? {
        reversed().first(where: isWanted)
    }
}

extension Array {
    @inlinable
    package func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
        var results: [Element] = []
        for element in self where isIncluded(element) { results.append(element) }
        return results
    }

    @inlinable
    package mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        self = filter { !isUnwanted($0) }
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
