import Foundation
import TestDevice
import Testing
import UIKit

@MainActor @Suite("Previews of context menus", .ownDevice)
struct ContextMenuPreviewTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let previews = Previews()
    private let path = IndexPath(item: 1, section: 0)

    private func show(_ view: UIView) {
        view.frame = window.bounds
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func openRow() -> HeadlessContextMenu? {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        table.dataSource = previews
        table.delegate = previews
        show(table)
        return HeadlessFinger(on: table).openContextMenu(at: path)
    }

    private func openItem() -> HeadlessContextMenu? {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = previews
        collection.delegate = previews
        show(collection)
        return HeadlessFinger(on: collection).openContextMenu(at: path)
    }

    private func openView() -> HeadlessContextMenu? {
        let view = UIView()
        show(view)
        let interaction = UIContextMenuInteraction(delegate: previews)
        view.addInteraction(interaction)
        return interaction.headlessOpenContextMenu(at: .zero)
    }

    // MARK: - The course of a menu

    @Test func `the delegate of a table hears of a menu from its highlight to its end`() throws {
        let menu = try #require(openRow())
        #expect(previews.heard == ["menu 1", "highlight", "display", "shown", "here"])
        #expect(menu.isOpen)
        previews.heard = []
        #expect(menu.menu?.choose("Copy") == true)
        #expect(previews.heard == ["copy", "dismissal", "end"])
        #expect(!menu.isOpen)
    }

    @Test func `the delegate of a collection view is asked for previews of the item`() throws {
        let menu = try #require(openItem())
        #expect(previews.heard == ["menu 1", "highlight 1", "display", "shown", "here"])
        previews.heard = []
        menu.dismiss()
        menu.dismiss()
        #expect(previews.heard == ["dismissal 1", "end"])
    }

    @Test func `the delegate of an interaction is asked for previews by the identifier of the menu`() throws {
        let menu = try #require(openView())
        #expect(previews.heard == ["menu", "highlight id", "display", "shown", "here"])
        previews.heard = []
        menu.dismiss()
        #expect(previews.heard == ["dismissal id", "end"])
    }

    @Test(arguments: [UIContextMenuInteractionCommitStyle.dismiss, .pop])
    func `the tap of a preview ends the menu, and then the app goes on`(
        _ style: UIContextMenuInteractionCommitStyle
    ) throws {
        previews.style = style
        for open in [openRow, openItem, openView] {
            let menu = try #require(open())
            previews.heard = []
            #expect(menu.tapPreview() == style)
            #expect(previews.heard.first == "tap")
            #expect(previews.heard.suffix(2) == ["end", "committed"])
            #expect(!menu.isOpen)
        }
    }

    // MARK: - What is shown

    @Test func `the pressed cell is lifted where the delegate has no preview`() throws {
        previews.hasPreviews = false
        for open in [openRow, openItem] {
            let menu = try #require(open())
            let lifted = try #require(menu.highlighted)
            #expect(lifted.view is UITableViewCell || lifted.view is UICollectionViewCell)
            #expect(lifted.target.center == lifted.view.center)
            #expect(lifted.target.container === lifted.view.superview)
            menu.dismiss()
            #expect(menu.dismissed?.view === lifted.view)
        }
    }

    @Test func `a preview of the delegate is lifted, as much of it as its path shows`() throws {
        let menu = try #require(openRow())
        #expect(menu.highlighted?.view === window)
        #expect(menu.highlighted?.size == CGSize(width: 30, height: 20))
        #expect(menu.preview is UITableViewController)
    }

    @Test func `a menu is replaced while it is open`() throws {
        let view = UIView()
        show(view)
        let interaction = UIContextMenuInteraction(delegate: previews)
        view.addInteraction(interaction)
        let menu = try #require(interaction.headlessOpenContextMenu(at: .zero))
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Cut") { _ in }]) }
        #expect(menu.menu?.items.map(\.title) == ["Cut"])
        interaction.dismissMenu()
        #expect(!menu.isOpen)
        interaction.updateVisibleMenu { $0.replacingChildren([]) }
        #expect(menu.menu?.items.map(\.title) == ["Cut"])
    }

    // MARK: - Previews

    @Test func `a preview needs a view in a window, or a target`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let reasons = exceptions { _ = UITargetedPreview(view: view) }
        #expect(reasons.first?.hasPrefix("This UITargetedPreview initializer requires that the view") == true)
        #expect(reasons.last?.hasPrefix("UIPreviewTarget requires that the container view is in") == true)
        let target = UIPreviewTarget(container: window, center: CGPoint(x: 5, y: 5))
        #expect(
            exceptions {
                _ = UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
            } == [])
    }

    @Test func `a preview keeps its parameters and goes to another target`() {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .red
        let preview = UITargetedPreview(view: window, parameters: parameters)
        parameters.backgroundColor = .blue
        #expect(preview.parameters.backgroundColor == .red)
        let target = UIPreviewTarget(
            container: window, center: .zero, transform: CGAffineTransform(scaleX: 2, y: 2))
        let moved = preview.retargetedPreview(with: target)
        #expect(moved.target === target)
        #expect(moved.view === window && moved.parameters.backgroundColor == .red)
    }
}

/// Writes down what it hears of context menus.
private final class Previews: NSObject {
    var heard: [String] = []
    var hasPreviews = true
    var style = UIContextMenuInteractionCommitStyle.dismiss

    @MainActor private func configuration() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(
            identifier: "id" as NSString, previewProvider: { UITableViewController(style: .plain) },
            actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.heard.append("copy") }])
            })
    }

    @MainActor private func preview(_ name: String) -> UITargetedPreview? {
        heard.append(name)
        guard hasPreviews, let window = UIApplication.shared.connectedScenes.first as? UIWindowScene,
            let view = window.windows.first
        else { return nil }
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
        return UITargetedPreview(view: view, parameters: parameters)
    }

    @MainActor private func display(_ animator: (any UIContextMenuInteractionAnimating)?) {
        heard.append("display")
        animator?.addCompletion { [weak self] in self?.heard.append("here") }
        animator?.addAnimations { [weak self] in self?.heard.append("shown") }
    }

    @MainActor private func commit(_ animator: any UIContextMenuInteractionCommitAnimating) {
        heard.append("tap")
        animator.preferredCommitStyle = style
        animator.addCompletion { [weak self] in self?.heard.append("committed") }
    }
}

extension Previews: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard.append("menu \(indexPath.row)")
        return configuration()
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview("highlight") }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview("dismissal") }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { display(animator) }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end") }

    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(animator) }
}

extension Previews: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard.append("menu \(indexPath.item)")
        return configuration()
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { preview("highlight \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { preview("dismissal \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { display(animator) }

    func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end") }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(animator) }
}

extension Previews: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        heard.append("menu")
        return configuration()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview("highlight \(identifier)") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { preview("dismissal \(configuration.identifier)") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { display(animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(animator) }
}
