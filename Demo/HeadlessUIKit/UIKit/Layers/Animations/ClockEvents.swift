import Foundation

/// What the clock will do, in the order of its time: a binary heap.
struct ClockEvents<Event> {
    /// Where an event stands among those of its time: animations by the order of their layers, then actions.
    struct Rank: Comparable {
        let time: CFTimeInterval
        let group: Int
        let number: Int

        static func < (first: Rank, second: Rank) -> Bool {
            if first.time != second.time { return first.time < second.time }
            if first.group != second.group { return first.group < second.group }
            return first.number < second.number
        }
    }

    private var heap: [(rank: Rank, event: Event)] = []

    var count: Int { heap.count }
    var first: (rank: Rank, event: Event)? { heap.first }

    mutating func insert(_ event: Event, at rank: Rank) {
        heap.append((rank, event))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].rank < heap[parent].rank else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func removeFirst() {
        guard let last = heap.popLast(), !heap.isEmpty else { return }
        heap[0] = last
        var parent = 0
        while let child = smallerChild(of: parent), heap[child].rank < heap[parent].rank {
            heap.swapAt(child, parent)
            parent = child
        }
    }

    private func smallerChild(of parent: Int) -> Int? {
        let (left, right) = (2 * parent + 1, 2 * parent + 2)
        guard left < heap.count else { return nil }
        return right < heap.count && heap[right].rank < heap[left].rank ? right : left
    }

    /// Keeps what is wanted.
    mutating func filter(_ isWanted: (Event) -> Bool) {
        let kept = heap.filter { isWanted($0.event) }
        heap = []
        for (rank, event) in kept { insert(event, at: rank) }
    }
}
