import Foundation
import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

@Suite("Coding of productions", .ownDevice)
struct ProductionCodingTests {
    private func copy(_ production: Production) throws -> Production {
        try Production(storedBytes: production.storedBytes())
    }

    // MARK: - Nothing is forgotten

    private func expectComplete<Value: FieldCoded>(_ value: Value, extraFields: Int = 0) throws {
        var value = value
        var counter = FieldCounter()
        try value.code(with: &counter)
        let properties = Mirror(reflecting: value).children
        let defaults = Mirror(reflecting: Value.empty).children

        #expect(counter.fields.count == properties.count + extraFields, "\(Value.self)")
        #expect(counter.fields == Set(counter.fields).sorted(), "\(Value.self)")
        for (property, standard) in zip(properties, defaults) {
            #expect(
                String(describing: property.value) != String(describing: standard.value),
                "the sample of \(Value.self) needs another \(property.label ?? "")")
        }
    }

    @Test func `every stored property is a field, and every sample has all of them`() throws {
        try expectComplete(CodingSamples.production)
        try expectComplete(CodingSamples.component)
        try expectComplete(CodingSamples.surface)
        try expectComplete(CodingSamples.lines)
        try expectComplete(CodingSamples.lines.insets)
        try expectComplete(CodingSamples.shadow)
        // That there are locations, and none of them, is a field of its own.
        try expectComplete(CodingSamples.gradient, extraFields: 1)
    }

    @Test func `every case has a number of its own`() throws {
        func numbers<Case: NumberedCase>(_ cases: [Case]) throws -> [UInt64] {
            try cases.map { try $0.number }
        }

        #expect(try numbers(Component.Role.allCases) == [1, 2, 3, 4, 5, 0, 6])
        #expect(try numbers([Component.Alignment.left, .center, .right, .justified]) == [0, 1, 2, 3])
        #expect(try numbers([TextLines.Mode.vertical, .horizontal]) == [0, 1])
        #expect(
            try numbers([ComponentRemoval.hidden, .filteredBySize, .empty, .clipped, .adjusted]) == [
                0, 1, 2, 3, 4,
            ])
    }

    // MARK: - Everything comes back

    @Test func `a production with everything in it comes back`() throws {
        let again = try copy(CodingSamples.production)

        // A color that was stored is another object; what is written of it says whether it looks the same.
        #expect(try json(again) == json(CodingSamples.production))
        #expect(again.components[0][CodingSamples.Order.self] == 3)
        #expect(again.components[0][CodingSamples.Mood.self] == "calm")
    }

    private func json(_ production: Production) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return String(decoding: try encoder.encode(production), as: UTF8.self)
    }

    @Test func `what JSON gives back, the compact form gives back`() throws {
        let production = CodingSamples.production
        let json = try JSONDecoder().decode(Production.self, from: JSONEncoder().encode(production))

        #expect(try copy(json) == json)
    }

    @Test func `every case of every choice comes back`() throws {
        var production = Production(className: "", size: .zero)
        let fills: [ComponentFill] = [.standard, .none, .image(named: ""), .color(CodingSamples.color)]
        for role in Component.Role.allCases {
            for removal in [nil, ComponentRemoval.hidden, .filteredBySize, .empty, .clipped, .adjusted] {
                for alignment in [Component.Alignment.left, .center, .right, .justified] {
                    var component = Component(index: -1, role: role, frame: .zero)
                    (component.removal, component.alignment) = (removal, alignment)
                    component.fill = fills[production.components.count % fills.count]
                    production.components.append(component)
                }
            }
        }

        #expect(try copy(production) == production)
    }

    @Test(arguments: [nil, [], [0.5]] as [[CGFloat]?])
    func `no locations, and locations of no color, are told apart`(locations: [CGFloat]?) throws {
        var production = Production(className: "", size: .zero)
        production.surface.fill = .gradient(SkeletonGradient(colors: [], locations: locations))

        #expect(try copy(production) == production)
    }

    @Test func `a color that follows the appearance still does`() throws {
        var production = Production(className: "", size: .zero)
        let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        production.surface.fill = .color(SkeletonColor(adaptive))

        guard case .color(let color) = try copy(production).surface.fill else {
            Issue.record("no color")
            return
        }

        let dark = color.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        let light = color.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect([dark, light].map { white(of: $0) } == [1, 0])
    }

    private func white(of color: UIColor) -> CGFloat {
        var white: CGFloat = -1
        color.getWhite(&white, alpha: nil)
        return white
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `a production with a length that no layer takes is written and not read`(length: CGFloat) throws {
        var production = CodingSamples.tenViews
        production.components[3].frame.origin.y = length

        let bytes = try production.storedBytes()

        #expect(throws: MalformedBytes.self) { try Production(storedBytes: bytes) }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func `touch areas and gradients are asked as well`(length: CGFloat) throws {
        var touched = CodingSamples.tenViews
        touched.touchAreas = [CGRect(x: 0, y: 0, width: length, height: 1)]
        var pointed = CodingSamples.tenViews
        pointed.components[3].fill = .gradient(
            SkeletonGradient(colors: [.red, .blue], startPoint: CGPoint(x: 0, y: length)))
        var located = CodingSamples.tenViews
        located.surface.fill = .gradient(SkeletonGradient(colors: [.red, .blue], locations: [0, length]))

        for production in [touched, pointed, located] {
            let bytes = try production.storedBytes()
            #expect(throws: MalformedBytes.self) { try Production(storedBytes: bytes) }
        }
    }

    @Test(arguments: [CGFloat(-0.0), 0.1, 1e6])
    func `a length comes back bit by bit`(length: CGFloat) throws {
        var production = CodingSamples.tenViews
        production.components[3].frame.origin.y = length

        #expect(try copy(production).components[3].frame.origin.y.bitPattern == length.bitPattern)
    }

    // MARK: - How it is stored

    @Test func `the bytes are these`() throws {
        let production = Production(
            className: "Cell", size: CGSize(width: 2, height: 1),
            components: [
                Component(
                    index: 1, name: "a", role: .image, frame: CGRect(x: 0, y: -1, width: 0.5, height: 3))
            ])
        let component: [UInt8] = [
            1 << 2, 2,  // index 1, with its sign
            2 << 2, 1,  // the second text
            3 << 2, 3,  // an image
            4 << 2 | 2, 4, 0, 4, 12 << 2 | 1, 24,  // 0, -1, six twelfths, 3
        ]
        let expected: [UInt8] =
            [2, 2, 4] + Array("Cell".utf8) + [1] + Array("a".utf8) + [1 << 2, 0]
            + [2 << 2 | 2, 2, 16, 8]  // 2 and 1, with their signs
            + [5 << 2 | 2, UInt8(component.count + 2), 1, UInt8(component.count)] + component

        #expect(try production.storedBytes() == expected)
    }

    @Test func `a cell of ten views takes half a kilobyte at most`() throws {
        let count = try CodingSamples.tenViews.storedBytes().count

        #expect(count <= 512)
    }

    @Test func `the same production gives the same bytes`() throws {
        let data = try CodingSamples.production.storedBytes()

        for _ in 0..<20 { #expect(try copy(CodingSamples.production).storedBytes() == data) }
    }

    @Test func `an element in memory is no more than 64 times as large as in a message`() {
        #expect(MemoryLayout<Component>.stride <= 64 * (Component.minimumByteCount + 1))
        #expect(MemoryLayout<Surface>.stride <= 64 * (Surface.minimumByteCount + 1))
    }
}
