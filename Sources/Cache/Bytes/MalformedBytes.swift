/// The reason why bytes could not be read: they end too early, or say something impossible.
package struct MalformedBytes: Error {
    package init() {}
}
