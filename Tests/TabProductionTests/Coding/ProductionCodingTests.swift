import Foundation
import TabCache
import TestDevice
import Testing
import UIKit

@testable import TabProduction

@Suite("Coding of productions", .ownDevice)
struct ProductionCodingTests {
    /// What a store gives back.
    private func copy(_ production: Production) throws -> Production {
        try Archive.Entry(encoding: production).decoded()
    }

    @Test func `every stored property of the sample has another value than usual`() throws {
        func expectComplete<Value>(_ sample: Value, unlike standard: Value) {
            let properties = zip(Mirror(reflecting: sample).children, Mirror(reflecting: standard).children)
            // Extras for animations are not stored.
            for (property, usual) in properties where property.label != "attributes" {
                #expect(
                    String(describing: property.value) != String(describing: usual.value),
                    "the sample of \(Value.self) needs another \(property.label ?? "")")
            }
        }

        expectComplete(CodingSamples.production, unlike: Production(className: "", size: .zero))
        expectComplete(CodingSamples.component, unlike: Component(index: 0, frame: .zero))
        expectComplete(
            try #require(CodingSamples.component.extras).values, unlike: ComponentExtras.Values())
        expectComplete(CodingSamples.lines, unlike: TextLines(count: 0))
    }

    @Test func `a production with everything in it comes back`() throws {
        let again = try copy(CodingSamples.production)

        // A color that was stored is another object; what is written of it says whether it looks the same.
        #expect(try json(again) == json(CodingSamples.production))
    }

    private func json(_ production: Production) throws -> String {
        String(decoding: try production.json(), as: UTF8.self)
    }

    @Test func `every case of every choice comes back`() throws {
        var production = Production(className: "", size: .zero)
        let fills: [ComponentFill] = [.standard, .none, .image(named: ""), .color(CodingSamples.color)]
        for role in Component.Role.allCases {
            for removal in [nil, ComponentRemoval.hidden, .filteredBySize, .empty, .clipped, .adjusted] {
                for alignment in [Component.Alignment.left, .center, .right, .justified] {
                    var component = Component(index: 0, role: role, frame: .zero)
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

    @Test(arguments: [CGFloat(-0.0), 0.1, 1e6])
    func `a length comes back bit by bit`(length: CGFloat) throws {
        var production = CodingSamples.tenViews
        production.components[3].frame.origin.y = length

        #expect(try copy(production).components[3].frame.origin.y.bitPattern == length.bitPattern)
    }

    @Test func `the same production gives the same bytes`() throws {
        let data = try CodingSamples.production.json()

        for _ in 0..<20 { #expect(try copy(CodingSamples.production).json() == data) }
    }

    @Test func `a cell of ten views takes less than two and a half kilobytes`() throws {
        let count = try CodingSamples.tenViews.json().count
        #expect(count < 2_500, "\(count) bytes")
    }
}

extension Production {
    /// What is stored of the production.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(self)
    }
}
