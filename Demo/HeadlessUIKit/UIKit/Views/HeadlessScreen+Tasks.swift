import Foundation

extension HeadlessScreen {
    /// Lets the main queue turn, so that tasks of the main actor that were started run until they wait for something.
    ///
    /// Every turn runs what the queue held before it, however busy the machine is. A task that has waited comes back by way
    /// of another thread, at a time of its own: wait for what it does.
    ///
    /// - Parameter turns: The number of turns; a task that a task starts begins one turn later.
    public func runTasks(turns: Int = 10) async {
        for _ in 0..<turns {
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        }
    }
}
