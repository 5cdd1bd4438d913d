import Foundation
import TestDevice
import Testing
import UIKit

@testable import TabDecoration

@MainActor
@Suite("Rounded corners", .serialized, .ownDevice)
struct RoundedCornersTests {
    private var production: Production {
        var card = Component(
            index: 0, role: .image, frame: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 14)
        card.corners.rounded = [.topLeft, .topRight]
        return Production(className: "Card", size: CGSize(width: 100, height: 100), components: [card])
    }

    @Test func `a component layer rounds the corners of its component`() {
        let stage = Stage(production: production)
        #expect(stage.layer(0)?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `a band over the whole cover keeps square corners square`() throws {
        let stage = Stage(.shimmer(), production: production)
        let path = try #require((stage.bands.first?.mask as? CAShapeLayer)?.path)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 59)))
    }

    @Test func `a band over one shape has its corners and their curve`() {
        var production = production
        production.components[0].corners.rounded.insert(.continuous)
        let stage = Stage(.shimmer(span: .component), production: production)
        #expect(stage.bands.first?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.bands.first?.cornerCurve == .continuous)
    }

    @Test func `corners survive encoding`() throws {
        let decoded = try JSONDecoder().decode(Production.self, from: JSONEncoder().encode(production))
        #expect(decoded.components[0].corners.rounded == [.topLeft, .topRight])
    }

    @Test func `a mapped view's corners are kept`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        picture.layer.cornerRadius = 14
        picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.addSubview(picture)
        let request = ProductionRequest(
            subject: .view(view), owner: "test", size: view.bounds.size, traits: view.traitCollection,
            layoutDirection: .leftToRight)
        let component = try #require(Producer().production(for: request).components.first)
        #expect(component.corners.rounded == [.topLeft, .topRight])
        #expect(component.cornerRadius == 14)
    }

    /// Maps a picture with round corners of a curve.
    private func production(with curve: CALayerCornerCurve) -> Production {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        picture.layer.cornerRadius = 14
        picture.layer.cornerCurve = curve
        view.addSubview(picture)
        return Producer().production(
            for: ProductionRequest(
                subject: .view(view), owner: "test", size: view.bounds.size, traits: view.traitCollection,
                layoutDirection: .leftToRight))
    }

    @Test(arguments: [CALayerCornerCurve.continuous, .circular])
    func `a shape has the curve of the corners it was mapped from`(curve: CALayerCornerCurve) {
        #expect(Stage(production: production(with: curve)).layer(0)?.cornerCurve == curve)
    }

    @Test func `the curve of corners survives encoding`() throws {
        let production = production(with: .continuous)
        let decoded = try JSONDecoder().decode(Production.self, from: JSONEncoder().encode(production))

        #expect(decoded == production)
        #expect(Stage(production: decoded).layer(0)?.cornerCurve == .continuous)
    }
}
