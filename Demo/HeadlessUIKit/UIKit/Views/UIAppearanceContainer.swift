/// A class below which an appearance can be customised.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}
