/// A value on its way to bytes.
enum EncodedValue {
    case null
    case bool(Bool)
    case positive(UInt64)
    case negative(UInt64)
    case float(UInt32)
    case double(UInt64)
    case string(UInt64)
    case data([UInt8])
    case container(EncodedContainer)
    /// Whatever an encoder that was handed out will have encoded by the end.
    case deferred(ValueEncoder)

    init(_ number: some BinaryInteger) {
        self = number < 0 ? .negative(~UInt64(truncatingIfNeeded: number)) : .positive(UInt64(number))
    }

    init(_ number: Float) {
        self = .float(number.bitPattern)
    }

    /// The shortest form that gives back every bit: integer, float, double.
    init(_ number: Double) {
        if let integer = Int64(exactly: number), abs(number) < 0x1p53, number.bitPattern != (-0.0).bitPattern
        {
            self.init(integer)
        } else if Double(Float(number)) == number {
            self = .float(Float(number).bitPattern)
        } else {
            self = .double(number.bitPattern)
        }
    }
}

/// An array or a keyed container on its way to bytes; shared by all who write into it.
final class EncodedContainer {
    private(set) var values: [EncodedValue] = []
    private(set) var names: [UInt64] = []
    private var positions: [UInt64: Int] = [:]
    let isKeyed: Bool

    init(isKeyed: Bool) {
        self.isKeyed = isKeyed
    }

    func append(_ value: EncodedValue) {
        values.append(value)
    }

    /// Sets the value of a name; the last one set counts.
    func set(_ value: EncodedValue, for name: UInt64) {
        if let position = positions[name] {
            values[position] = value
        } else {
            positions[name] = values.count
            names.append(name)
            values.append(value)
        }
    }
}

extension ByteWriter {
    mutating func value(_ value: EncodedValue) {
        switch value {
        case .null: tag(.null)
        case .bool(let claim): tag(claim ? .yes : .no)
        case .positive(let number) where number < 0x80: byte(BinaryTag.smallNumber | UInt8(number))
        case .positive(let number): tag(.positive); varint(number)
        case .negative(let number): tag(.negative); varint(number)
        case .float(let bits): tag(.float); integer(bits)
        case .double(let bits): tag(.double); integer(bits)
        case .string(let index): tag(.string); varint(index)
        case .data(let data): tag(.data); varint(UInt64(data.count)); raw(data)
        case .container(let container): self.container(container)
        case .deferred(let encoder): self.value(encoder.result)
        }
    }

    private mutating func container(_ container: EncodedContainer) {
        var content = ByteWriter()
        for (index, value) in container.values.enumerated() {
            if container.isKeyed { content.varint(container.names[index]) }
            content.value(value)
        }
        tag(container.isKeyed ? .keyed : .array)
        varint(UInt64(content.bytes.count))
        raw(content.bytes)
    }

    private mutating func tag(_ tag: BinaryTag) {
        byte(tag.rawValue)
    }
}
