import Foundation
import TabCache

/// A message made to cost as much memory as it can, and the memory that decoding it takes.
struct HugeMessage {
    let kind: String
    let size: Int

    func measure() {
        let data = message()
        let before = memory("VmRSS:")
        let isValue =
            kind == "repeats"
            ? (try? BinaryDecoder().decode([String].self, from: data)) != nil
            : (try? BinaryDecoder().decode(Curious.self, from: data)) != nil
        let growth = max(0, memory("VmHWM:") - before)
        Line.print("\(kind) \(data.count) bytes grew \(growth) value \(isValue)")
    }

    private func message() -> Data {
        var bytes = Data(capacity: size + 64)
        bytes.append(1)
        switch kind {
        case "strings":
            // As many strings as there are bytes, all of them empty.
            append(size, to: &bytes)
            bytes.append(Data(count: size))
            bytes.append(0)
        case "elements":
            bytes.append(contentsOf: [0, 9])
            append(size, to: &bytes)
            bytes.append(Data(count: size))
        case "fields":
            bytes.append(contentsOf: [1, 1, 0x61, 10])
            append(size / 2 * 2, to: &bytes)
            bytes.append(Data(count: size / 2 * 2))
        case "repeats":
            // One text of half the size, and as many mentions of it as have room in the other half.
            bytes.append(1)
            append(size / 2, to: &bytes)
            bytes.append(Data(repeating: 0x61, count: size / 2))
            bytes.append(9)
            append(size / 4 * 2, to: &bytes)
            for _ in 0..<(size / 4) { bytes.append(contentsOf: [7, 0]) }
        default:
            // It claims more than there is, everywhere.
            bytes.append(contentsOf: [0, 9] + Array(repeating: 0xFF, count: 8) + [0x7F])
            bytes.append(Data(repeating: 0xFF, count: size))
        }
        return bytes
    }

    private func append(_ number: Int, to bytes: inout Data) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A line of the system's account of this process, in bytes.
    private func memory(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        guard
            let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
        else { Line.fail("The system does not tell \(name).") }
        return kilobytes * 1_024
    }
}

/// A value that looks into every container and keeps nothing.
private struct Curious: Decodable {
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            while !list.isAtEnd {
                if try !list.decodeNil() { _ = try list.decode(Curious.self) }
            }
        } else if let fields = try? decoder.container(keyedBy: AnyKey.self) {
            for name in ["a", "b"] {
                if let key = AnyKey(stringValue: name), fields.contains(key) {
                    _ = try fields.decodeNil(forKey: key)
                }
            }
        } else {
            _ = try decoder.singleValueContainer().decodeNil()
        }
    }
}
