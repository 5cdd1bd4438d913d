@_exported import Darwin

public var errno: Int32 { get { 0 } set {} }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public func ceil<T: FloatingPoint>(_ x: T) -> T { x }
public func floor<T: FloatingPoint>(_ x: T) -> T { x }
public func sqrt<T: FloatingPoint>(_ x: T) -> T { x }
public func round<T: FloatingPoint>(_ x: T) -> T { x }
public func trunc<T: FloatingPoint>(_ x: T) -> T { x }
public func fabs<T: FloatingPoint>(_ x: T) -> T { x }
public func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { x }
