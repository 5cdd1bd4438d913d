/// Something that a person can do with a view, added to it as an object.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public var interactions: [any UIInteraction] {
        get { viewState.interactions }
        set {
            for old in viewState.interactions where !newValue.contains(where: { $0 === old }) {
                removeInteraction(old)
            }
            newValue.filter { new in !viewState.interactions.contains { $0 === new } }.forEach(addInteraction)
        }
    }

    /// Moves the interaction here from the view it is on.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard viewState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
