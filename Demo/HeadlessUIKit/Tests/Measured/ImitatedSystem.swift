import UIKit

/// Imitates a version of iOS, for tests of its own figures.
///
/// - Returns: What puts back the version of before.
@MainActor func imitate(_ system: HeadlessSystem) -> () -> Void {
    let usual = HeadlessScreen.main.system
    HeadlessScreen.main.system = system
    return { HeadlessScreen.main.system = usual }
}
