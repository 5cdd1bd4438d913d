import Foundation

/// Functions of the C library that Foundation does not show, or that not every system has.
enum CLibrary {
    /// Returns a function by its name; `nil` where the library has none.
    ///
    /// - Parameter type: The function's type, with the convention of C.
    static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
