/// What a producer has done since it was created.
package struct ProducerStatistics: Hashable, Sendable {
    /// The number of views that were made off screen.
    package internal(set) var prototypesMade: Int = 0

    /// The number of requests that a store answered.
    package internal(set) var storeHits: Int = 0

    /// The number of views that were mapped, on screen or off.
    package internal(set) var mapped: Int = 0

    /// The number of bare views made to compare their classes with those of a bundle of another build.
    package internal(set) var fingerprintsMade: Int = 0
}
