public import Foundation

/// A class below which an appearance can be customised.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
