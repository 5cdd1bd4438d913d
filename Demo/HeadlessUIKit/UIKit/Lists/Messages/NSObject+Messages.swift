public import Foundation
public import HeadlessObjectiveC

extension NSObject {
    /// Whether instances of the class have a method for a message of a list.
    ///
    /// They have one for each message of the protocols that the class conforms to: its own or the default.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let name = aSelector?.description else { return false }
        return HeadlessMessages.protocols.contains { $0.declares(name, for: self) }
    }
}

extension NSObjectProtocol {
    /// Whether lists send the object a message.
    public func responds(to aSelector: Selector!) -> Bool {
        switch self {
        case let object as HeadlessObject: object.responds(to: aSelector)
        case let object as NSObject: type(of: object).instancesRespond(to: aSelector)
        default: false
        }
    }
}
