import Foundation
import Gallery

/// Draws the gallery, or one scene.
@main
struct Demo {
    @MainActor
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "bench" { OneProcessor.stay() }
        let program = DemoProgram(
            directory: URL(fileURLWithPath: "gallery", isDirectory: true),
            print: { print($0) },
            printError: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) },
            executable: Bundle.main.executableURL,
            // A line that the next one overwrites.
            progress: { FileHandle.standardError.write(Data("\r\u{1B}[K\($0)".utf8)) })
        exit(await program.run(Array(arguments)))
    }
}
