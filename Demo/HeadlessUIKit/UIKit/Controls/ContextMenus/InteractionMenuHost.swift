/// A view with an interaction.
struct InteractionMenuHost: ContextMenuHost {
    let interaction: UIContextMenuInteraction

    private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

    var pressed: UIView? { interaction.view }

    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            interaction, configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.contextMenuInteraction(
            interaction, configuration: configuration,
            dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }

    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
    ) {
        delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
