import DemoScenes
import Foundation
import TabAnimated
import TestDevice
import Testing
import UIKit

@testable import Gallery

@MainActor
@Suite("The films of pull to refresh", .serialized, .ownDevice)
struct FilmTests {
    private func phases(of name: String) throws -> [String] {
        let script = try #require(FingerScript.all.first { $0.name == name })
        return FilmCamera(script: script, draws: false).shoot().frames.map(\.phase).reduce(into: []) {
            phases, phase in
            if phases.last != phase { phases.append(phase) }
        }
    }

    @Test(arguments: [
        ("half-pull", ["at rest", "pulled", "at rest"]),
        ("pull-and-hold", ["at rest", "pulled", "pulled far enough", "loading", "finished", "at rest"]),
        ("fling", ["at rest"]),
        ("pull-while-loading", ["at rest", "pulled", "pulled far enough", "loading", "finished", "at rest"]),
        (
            "rotate-while-loading",
            ["at rest", "pulled", "pulled far enough", "loading", "finished", "at rest"]
        ),
        (
            "failure-and-retry",
            [
                "at rest", "pulled", "pulled far enough", "loading", "failed", "pulled", "pulled far enough",
                "loading", "finished", "at rest",
            ]
        ),
        ("load-more-to-the-end", ["at rest", "loading", "at rest", "loading", "exhausted"]),
    ])
    func `a scripted finger leads through the phases`(name: String, expected: [String]) throws {
        let phases = try phases(of: name)
        #expect(phases == expected)
    }

    @Test func `a film is a scene with a phase for each frame, drawn in the dark as well`() throws {
        let script = try #require(FingerScript.all.first)
        let film = FilmCamera(script: script).shoot()
        let course = try #require(film.scene.courses.first)
        #expect(film.scene.title == "Half pull")
        #expect(course.phases.count == film.frames.count)
        #expect(course.phases.map(\.time).max() == Double(film.frames.count - 1) * FilmCamera.interval)
        #expect(
            course.phases.allSatisfy {
                $0.pictures["dark"] != nil && $0.pictures["dark"] != $0.pictures["light"]
            })
    }
}
