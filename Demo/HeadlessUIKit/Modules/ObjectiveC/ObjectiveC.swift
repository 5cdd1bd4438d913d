@_exported import HeadlessObjectiveC

// What there is of the Objective-C runtime by its own name: associated objects, and the class of all objects.
@_exported import class Foundation.NSObject
@_exported import protocol Foundation.NSObjectProtocol
