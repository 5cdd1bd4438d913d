import Foundation

/// The second archive of every production: its key and how often it was loaded.
final class KeyedModel: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let key: String
    let loadCount: Int

    init(key: String, loadCount: Int) {
        self.key = key
        self.loadCount = loadCount
    }

    init?(coder: NSCoder) {
        guard let key = coder.decodeObject(of: NSString.self, forKey: "fileName") else { return nil }
        self.key = key as String
        loadCount = coder.decodeInteger(forKey: "loadCount")
    }

    func encode(with coder: NSCoder) {
        coder.encode(key as NSString, forKey: "fileName")
        coder.encode(loadCount, forKey: "loadCount")
    }
}
