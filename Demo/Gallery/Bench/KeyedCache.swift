import Foundation
import TabAnimated

/// A cache in the way of TABAnimated: two keyed archives a production, a dictionary in memory, and at
/// launch every model archive read and sorted, then the first twenty productions.
///
/// It is written as well as that way allows: no lock, no version check, nothing read twice.
final class KeyedCache {
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

    static func archive(_ production: Production, key: String, loads: Int) throws -> (
        production: Data, model: Data
    ) {
        let archive = { try NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
        return (
            try archive(KeyedProduction(production)), try archive(KeyedModel(key: key, loadCount: loads))
        )
    }

    static func unarchive(_ data: Data) throws -> KeyedProduction? {
        try NSKeyedUnarchiver.unarchivedObject(ofClass: KeyedProduction.self, from: data)
    }

    func store(_ production: Production, for key: String, loads: Int) throws {
        let archives = try Self.archive(production, key: key, loads: loads)
        try archives.production.write(to: productions.appendingPathComponent(key + ".plist"))
        try archives.model.write(to: models.appendingPathComponent(key + ".plist"))
    }

    /// What happens at launch; returns how many productions are in memory then.
    func launch() throws -> Int {
        memory = [:]
        let files = try FileManager.default.contentsOfDirectory(at: models, includingPropertiesForKeys: nil)
        let found = try files.compactMap { file in
            try NSKeyedUnarchiver.unarchivedObject(ofClass: KeyedModel.self, from: Data(contentsOf: file))
        }
        for model in found.sorted(by: { $0.loadCount > $1.loadCount }).prefix(20) {
            let file = productions.appendingPathComponent(model.key + ".plist")
            memory[model.key] = try Self.unarchive(Data(contentsOf: file))
        }
        return memory.count
    }

    func production(for key: String) -> KeyedProduction? { memory[key]?.copied() }
}
