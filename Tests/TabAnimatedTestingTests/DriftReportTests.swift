import TabAnimatedTesting
import TabProduction
import TestDevice
import Testing
import UIKit

@MainActor
@Suite("Drift reports", .ownDevice)
struct DriftReportTests {
    private let skeleton = Producer().production(
        for: makeRequest(CellAnimated(ArticleCell.self), width: 320, height: 128))

    private var redesigned: ArticleCell {
        ArticleCell.loaded { cell in
            cell.drop = 6
            cell.avatar.isHidden = true
            cell.contentView.addSubview(makeBlock(x: 300, y: 0))
        }
    }

    @Test func `a skeleton that fits passes`() throws {
        #expect(try SkeletonDrift.verify(ArticleCell.loaded(), against: skeleton).score == 0)
        expectNoDrift(of: ArticleCell.loaded())
    }

    @Test func `a redesigned cell fails with everything that is off, and a sketch`() throws {
        let failure = #expect(throws: SkeletonDriftFailure.self) {
            try SkeletonDrift.verify(redesigned, against: skeleton)
        }

        let text = try #require(failure).description
        #expect(text.contains("drift 0.467: 3 pairs, mean 2 pt, worst 6 pt, 1 missing, 1 extra"))
        #expect(text.contains("title: 6 pt, from x 80 y 13"))
        #expect(text.contains("missing, the content is at x 300 y 0 w 20 h 20"))
        #expect(text.contains("avatar: extra, the skeleton is at x 16 y 16 w 48 h 48"))
        #expect(text.contains("|   ----------"))
        #expect(text.contains("####"))
        #expect(text.contains("++++|"))
    }

    @Test func `a test fails with the picture in its message`() {
        withKnownIssue {
            expectNoDrift(of: redesigned, against: skeleton)
        } matching: { issue in
            let message = issue.comments.map(\.rawValue).joined()
            return message.contains("worst 6 pt") && message.contains("<svg") && message.contains(">6 pt<")
                && message.contains("</svg>")
        }
    }

    @Test func `the allowed distance is allowed`() throws {
        let cell = ArticleCell.loaded { $0.drop = 6 }

        #expect(throws: SkeletonDriftFailure.self) {
            try SkeletonDrift.verify(cell, against: skeleton, within: 5.9)
        }
        #expect(try SkeletonDrift.verify(cell, against: skeleton, within: 6).worstShift == 6)
    }

    @Test func `the picture draws both sides of every shape`() throws {
        let picture = SkeletonDrift.measure(redesigned, against: skeleton).makePicture()

        let names = (picture.layer.sublayers ?? []).compactMap(\.name)
        #expect(picture.bounds.size == CGSize(width: 320, height: 128))
        #expect(names.filter { $0.hasPrefix("skeleton ") }.count == 3)
        #expect(names.filter { $0.hasPrefix("content ") }.count == 3)
        #expect(names.contains("shift title") && names.contains("distance title"))
        #expect(names.contains("extra avatar"))
        #expect(names.contains { $0.hasPrefix("missing ") })
        #expect(!names.contains("shift summary"))
    }

    @Test func `the picture of no drift has no marks`() {
        let picture = SkeletonDrift.measure(ArticleCell.loaded()).makePicture()

        let names = (picture.layer.sublayers ?? []).compactMap(\.name)
        #expect(names.allSatisfy { $0.hasPrefix("skeleton ") || $0.hasPrefix("content ") })
    }
}
