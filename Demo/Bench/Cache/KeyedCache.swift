import Foundation
import TabAnimated

/// A cache in the way of TABAnimated: two keyed archives a production, a dictionary in memory, and at
/// launch every model archive read and sorted, then the first twenty productions.
///
/// A look-up compares the version that the production was made with, and copies it, because what is shown
/// is changed; the view that takes the copy over copies it once more. It is written as well as that way
/// allows: no lock, and nothing read twice.
final class KeyedCache {
    private static let version = "1.2"
    /// How many productions are in memory after a launch.
    private static let launchLimit = 20

    private let models: URL
    private let productions: URL
    private var memory: [String: KeyedProduction] = [:]

    init(directory: URL) throws {
        models = directory.appendingPathComponent("CacheModel", isDirectory: true)
        productions = directory.appendingPathComponent("CacheProduction", isDirectory: true)
        for folder in [models, productions] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    static func archive(_ production: Production) throws -> Data {
        try NSKeyedArchiver.archivedData(
            withRootObject: KeyedProduction(production, version: version), requiringSecureCoding: true)
    }

    static func unarchive(_ data: Data) throws -> KeyedProduction? {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: KeyedProduction.self, from: data)
    }

    /// Writes the archive of a production, and another that counts how often it was loaded.
    func store(_ archive: Data, for key: String, loads: Int) throws {
        let model = try NSKeyedArchiver.archivedData(
            withRootObject: KeyedModel(key: key, loadCount: loads), requiringSecureCoding: true)
        try archive.write(to: productions.appendingPathComponent(key + ".plist"))
        try model.write(to: models.appendingPathComponent(key + ".plist"))
    }

    /// What happens at launch; returns how many productions are in memory then.
    func launch() throws -> Int {
        memory = [:]
        let files = try FileManager.default.contentsOfDirectory(at: models, includingPropertiesForKeys: nil)
        let found = try files.compactMap { file in
            try NSKeyedUnarchiver.unarchivedObject(ofClass: KeyedModel.self, from: Data(contentsOf: file))
        }
        for model in found.sorted(by: { $0.loadCount > $1.loadCount }).prefix(Self.launchLimit) {
            let file = productions.appendingPathComponent(model.key + ".plist")
            memory[model.key] = try Self.unarchive(Data(contentsOf: file))
        }
        return memory.count
    }

    /// What a hit in memory gives to a view.
    func production(for key: String) -> KeyedProduction? {
        guard let production = memory[key], production.version == Self.version else { return nil }
        return production.copied().copied()
    }
}
