import DemoScenes
import Foundation

/// What the demo was asked to do.
public enum Command: Equatable, Sendable {
    /// Draw every scene into the gallery.
    case gallery
    /// Draw every so many-th scene into a file, for the page that another process writes.
    case part(index: Int, count: Int, file: String)
    /// Print the names of the scenes.
    case list
    /// Print how the demo is used.
    case help
    /// Draw one picture of one scene, or print its productions.
    case scene(name: String, picture: Picture, format: Format, output: String?)
    /// Write the productions of all scenes into one file, for a build of an app.
    case bundle(file: String, build: String)
    /// Compare skeletons with the content that takes their place.
    case drift
    /// Write the code of all scenes into a folder.
    case code(folder: String)
    /// Judge the skeletons of all scenes by rules.
    case review
    /// Say how near first skeletons are to what is learned.
    case guesses(GuessOptions)
    /// Measure what skeletons cost, beside two other ways.
    case bench(BenchOptions)

    /// The form that a scene is printed in.
    public enum Format: String, CaseIterable, Sendable {
        case svg
        case json
        /// The page of the scene alone.
        case html
    }

    /// A word that the command line does not know.
    public struct UsageError: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// How the demo is used.
    public static let usage = """
        usage: Demo                    draw every scene into gallery/index.html
               Demo --list             print the names of the scenes
               Demo --scene NAME [--style light|dark] [--animation \(names(of: DemoAnimation.self))]
                    [--at SECONDS] [--direction ltr|rtl] [--content-size SIZE] [--contrast]
                    [--format svg|json|html] [--before|--step NUMBER|--ending|--loaded|--film|--beside] [--tags] [--output FILE]
               Demo --bundle FILE [--build BUILD]
                    write the productions of all scenes, at many sizes, for a build such as "1.2 (345)"
               Demo --drift            draw skeletons over loaded cells into gallery/drift-*.svg
               Demo --code FOLDER      write the code that the gallery shows, a file for each scene
               Demo review             judge the skeletons of every scene by rules; 1 when one is broken
               Demo guesses [--without NAME,NAME|--each] [--record FILE]
                    say how near the first skeletons of a sample are to the learned ones of a stored run, and
                    which of them, and which pictures, change without some guesses, or without each one;
                    --record stores what is learned now
               Demo bench [NAME] [--quick] [--only WORD] [--rounds N] [--json FILE] [--pictures FOLDER]
                    [--check] [--against FILE]
                    measure what skeletons cost beside two other ways, NAME being one of
                    \(names(of: BenchName.self)), or all; build with -c release;
                    --check fails when something fell behind the figures of the last release
        """

    /// Reads the words after the program's name.
    ///
    /// - Parameters:
    ///   - arguments: The words.
    ///   - scenes: The names of the scenes that exist.
    /// - Throws: `UsageError`, which says what was asked and what there is.
    public init(arguments: [String], scenes: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var name: String?
        var picture = Picture(content: .loading(.shimmer))
        var content: Picture.Content?
        var isBeside = false
        var format = Format.svg
        var output: String?
        var bundle: String?
        var build: String?
        var part: Int?
        var parts: Int?
        while let word = reader.next() {
            switch word {
            case "--help", "-h": self = .help; return
            case "--list": self = .list; return
            case "--scene": name = try reader.value(of: word, among: scenes)
            case "--style": picture.style = try reader.value(of: word)
            case "--animation": picture.content = .loading(try reader.value(of: word))
            case "--direction": picture.direction = try reader.value(of: word)
            case "--content-size": picture.contentSize = try reader.value(of: word)
            case "--contrast": picture.increasesContrast = true
            case "--format": format = try reader.value(of: word)
            case "--at": picture.time = try reader.seconds(of: word)
            case "--output": output = try reader.value(of: word, among: nil)
            case "--bundle": bundle = try reader.value(of: word, among: nil)
            case "--build": build = try reader.value(of: word, among: nil)
            case "--part": part = try reader.count(of: word)
            case "--parts": parts = try reader.count(of: word)
            case "--drift": self = .drift; return
            case "--code": self = .code(folder: try reader.value(of: word, among: nil)); return
            case "review": self = .review; return
            case "guesses": self = .guesses(try GuessOptions(&reader)); return
            case "bench": self = .bench(try BenchOptions(&reader)); return
            case "--tags": picture.showsTags = true
            case "--before": content = .before
            case "--step": content = .step(try reader.count(of: word))
            case "--ending": content = .ending
            case "--loaded": content = .loaded
            case "--film": content = .film
            case "--beside": isBeside = true
            default: throw UsageError(description: "There is no option \(word).\n\(Self.usage)")
            }
        }
        if let bundle {
            self = .bundle(file: bundle, build: build ?? "")
            return
        }
        if let part, let parts, let output {
            self = .part(index: part, count: parts, file: output)
            return
        }
        if isBeside, case .loading(let animation) = picture.content { content = .beside(animation) }
        picture.content = content ?? picture.content
        guard let name else {
            guard arguments.isEmpty else {
                throw UsageError(
                    description: "These options need --scene NAME; the scenes are "
                        + "\(scenes.joined(separator: ", ")).")
            }
            self = .gallery
            return
        }
        self = .scene(name: name, picture: picture, format: format, output: output)
    }

    private static func names<Choice: CaseIterable & RawRepresentable>(of type: Choice.Type) -> String
    where Choice.RawValue == String {
        Choice.allCases.map(\.rawValue).joined(separator: "|")
    }
}
