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
        return FilmCamera(script: script).shoot().frames.map(\.phase).reduce(into: []) { phases, phase in
            if phases.last != phase { phases.append(phase) }
        }
    }

    @Test(arguments: [
        ("half-pull", ["idle", "pulling", "idle"]),
        ("pull-and-hold", ["idle", "pulling", "armed", "loading", "finishing", "idle"]),
        ("fling", ["idle"]),
        ("pull-while-loading", ["idle", "pulling", "armed", "loading", "finishing", "idle"]),
        ("rotate-while-loading", ["idle", "pulling", "armed", "loading", "finishing", "idle"]),
        ("load-more-to-the-end", ["idle", "loading", "idle", "loading", "exhausted"]),
    ])
    func `a scripted finger leads through the phases`(name: String, expected: [String]) throws {
        #expect(try phases(of: name) == expected)
    }

    @Test func `a film is a scene with a phase for each frame`() throws {
        let script = try #require(FingerScript.all.first)
        let film = FilmCamera(script: script).shoot()
        let course = try #require(film.scene.courses.first)
        #expect(film.scene.title == "Half pull")
        #expect(course.phases.count == film.frames.count)
        #expect(course.phases.map(\.time).max() == Double(film.frames.count - 1) * FilmCamera.interval)
    }

    @Test func `every frame of a film is drawn in the dark as well`() throws {
        let script = try #require(FingerScript.all.first)
        let course = try #require(FilmCamera(script: script).shoot().scene.courses.first)
        #expect(
            course.phases.allSatisfy {
                $0.pictures["dark"] != nil && $0.pictures["dark"] != $0.pictures["light"]
            })
    }
}
