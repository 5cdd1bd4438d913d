/// The name of a method of Objective-C, of which there are none here: what takes a selector is given nil.
public typealias Selector = OpaquePointer
