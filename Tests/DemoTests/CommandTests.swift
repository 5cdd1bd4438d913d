import Testing

@testable import Gallery

@Suite("The command line")
struct CommandTests {
    private let scenes = ["news", "cards"]

    @Test func `no words draw the gallery`() throws {
        #expect(try Command(arguments: [], scenes: scenes) == .gallery)
    }

    @Test func `--list lists`() throws {
        #expect(try Command(arguments: ["--list"], scenes: scenes) == .list)
    }

    @Test func `a bundle is written for a build, or for none`() throws {
        #expect(
            try Command(arguments: ["--bundle", "a.skeletons", "--build", "1 (2)"], scenes: scenes)
                == .bundle(file: "a.skeletons", build: "1 (2)"))
        #expect(
            try Command(arguments: ["--bundle", "a.skeletons"], scenes: scenes)
                == .bundle(file: "a.skeletons", build: ""))
    }

    @Test func `the page of one scene is drawn`() throws {
        let command = try Command(
            arguments: ["--scene", "news", "--format", "html", "--output", "news.html"], scenes: scenes)
        let picture = Picture(content: .loading(.shimmer))
        #expect(command == .scene(name: "news", picture: picture, format: .html, output: "news.html"))
    }

    @Test func `a process draws its part of the scenes`() throws {
        let command = try Command(
            arguments: ["--part", "1", "--parts", "2", "--output", "part.json"], scenes: scenes)
        #expect(command == .part(index: 1, count: 2, file: "part.json"))
    }

    @Test func `--drift measures drift`() throws {
        #expect(try Command(arguments: ["--drift"], scenes: scenes) == .drift)
    }

    @Test func `guesses are left out by their names, or each, and what is learned is stored`() throws {
        let options = ["--without", "unseen,badge", "--each", "--record", "a.tsv"]
        guard case .guesses(let read) = try Command(arguments: ["guesses"] + options, scenes: scenes) else {
            Issue.record("is another command")
            return
        }
        #expect(read.without == ["unseen", "badge"] && read.showsEach && read.record == "a.tsv")
    }

    @Test func `a scene is drawn light and with the standard animation unless told otherwise`() throws {
        let command = try Command(arguments: ["--scene", "news"], scenes: scenes)
        #expect(
            command
                == .scene(
                    name: "news", picture: Picture(content: .loading(.shimmer)), format: .svg, output: nil))
    }

    @Test func `every option is read`() throws {
        let command = try Command(
            arguments: [
                "--scene", "cards", "--style", "dark", "--animation", "shimmer", "--at", "0.5", "--format",
                "json",
                "--tags", "--output", "a.json",
            ], scenes: scenes)
        let picture = Picture(content: .loading(.shimmer), style: .dark, showsTags: true, time: 0.5)
        #expect(command == .scene(name: "cards", picture: picture, format: .json, output: "a.json"))
    }

    @Test func `direction and size of text are read`() throws {
        let command = try Command(
            arguments: [
                "--scene", "news", "--direction", "rtl", "--content-size", "accessibilityLarge", "--loaded",
            ],
            scenes: scenes)
        let picture = Picture(content: .loaded, direction: .rtl, contentSize: .accessibilityLarge)
        #expect(command == .scene(name: "news", picture: picture, format: .svg, output: nil))
    }

    @Test(arguments: [
        (["--before"], Picture.Content.before), (["--step", "2"], .step(2)), (["--ending"], .ending),
        (["--loaded"], .loaded), (["--film"], .film),
    ])
    func `a moment of loading is read`(words: [String], content: Picture.Content) throws {
        let command = try Command(arguments: ["--scene", "news"] + words, scenes: scenes)
        let picture = Picture(content: content)
        #expect(command == .scene(name: "news", picture: picture, format: .svg, output: nil))
    }

    @Test(arguments: ["0", "-1", "two"])
    func `a step that is no number of answers is refused`(step: String) {
        #expect(
            throws: Command.UsageError(
                description: "--step needs a whole number of at least 1, not \(step).")
        ) {
            try Command(arguments: ["--scene", "news", "--step", step], scenes: scenes)
        }
    }

    @Test func `a picture is named after what is unusual about it`() {
        let picture = Picture(
            content: .loading(.bin), style: .dark, direction: .rtl, contentSize: .extraSmall, showsTags: true)
        #expect(picture.name == "bin-dark-rtl-extraSmall-tags")
        #expect(Picture(content: .loaded).name == "loaded-light")
    }

    @Test func `an unknown scene is answered with those that exist`() {
        #expect(throws: Command.UsageError(description: "--scene does not know shop; choose news, cards.")) {
            try Command(arguments: ["--scene", "shop"], scenes: scenes)
        }
    }

    @Test func `an unknown animation is answered with those that exist`() {
        #expect(
            throws: Command.UsageError(
                description:
                    "--animation does not know wave; choose classic, bin, shimmer, drop, pulse, still.")
        ) {
            try Command(arguments: ["--scene", "news", "--animation", "wave"], scenes: scenes)
        }
    }

    @Test(arguments: ["soon", "-1", "nan"])
    func `a time that is no number of seconds is refused`(time: String) {
        #expect(throws: Command.UsageError.self) {
            try Command(arguments: ["--scene", "news", "--at", time], scenes: scenes)
        }
    }

    @Test func `an option without its value is refused`() {
        #expect(throws: Command.UsageError(description: "--style needs a value; choose light, dark.")) {
            try Command(arguments: ["--scene", "news", "--style"], scenes: scenes)
        }
    }

    @Test func `options without a scene are refused`() {
        #expect(throws: Command.UsageError.self) {
            try Command(arguments: ["--style", "dark"], scenes: scenes)
        }
    }
}
