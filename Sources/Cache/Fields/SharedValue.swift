/// A value of which many are equal, such as a colour: written once in a message, and made once from it.
package protocol SharedValue: Hashable, Sendable {
    /// What is stored of the value; neither texts nor other shared values.
    associatedtype Fields: FieldCoded

    /// The fields of the value.
    var fields: Fields { get }

    /// Makes the value from its fields.
    init(_ fields: Fields)
}
