/// A class below which an appearance can be customised.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
