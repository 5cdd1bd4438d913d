import TestDevice
import Testing
import UIKit

@MainActor @Suite(.ownDevice)
struct Transform3DTests {
    @Test func `translating a scaled transform is scaled`() {
        let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 5, 0, 0)
        #expect(transform.m41 == 10)
    }

    @Test func `a transform and its inverse cancel out`() {
        let transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 0, 1, 1)
        let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
        #expect(abs(both.m11 - 1) < 1e-12 && abs(both.m41) < 1e-12 && abs(both.m23) < 1e-12)
    }

    @Test func `a transform with perspective is not affine`() {
        var transform = CATransform3DIdentity
        #expect(CATransform3DIsAffine(transform))
        transform.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(transform))
    }

    @Test func `the inverse of a transform that flattens is the transform`() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }
}
