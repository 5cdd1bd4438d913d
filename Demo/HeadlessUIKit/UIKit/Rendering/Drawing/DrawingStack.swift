/// The groups that are open while a display list is written, with the state that save and restore keep.
struct DrawingStack {
    private struct Level {
        var groups: [SVGElement]
        var alpha: CGFloat = 1
        var shadow: DrawingShadow?
        var blendMode = CGBlendMode.normal
    }

    private var levels = [Level(groups: [SVGElement("g")])]

    var alpha: CGFloat {
        get { top.alpha }
        set { top.alpha = newValue }
    }

    var shadow: DrawingShadow? {
        get { top.shadow }
        set { top.shadow = newValue }
    }

    var blendMode: CGBlendMode {
        get { top.blendMode }
        set { top.blendMode = newValue }
    }

    private var top: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    private var group: SVGElement { top.groups[top.groups.count - 1] }

    mutating func save() {
        levels.append(Level(groups: [group], alpha: alpha, shadow: shadow, blendMode: blendMode))
    }

    mutating func restore() {
        guard levels.count > 1 else { return }
        closeGroups()
        levels.removeLast()
    }

    /// Puts everything up to the next restore into a group.
    mutating func enter(_ group: SVGElement) {
        guard !group.attributes.isEmpty else { return }
        top.groups.append(group)
    }

    func add(_ element: SVGElement, shadow: String?) {
        if alpha < 1 {
            element.set("opacity", SVGFormat.number(alpha))
        }
        element.set("filter", shadow)
        element.set("style", blendMode.svgName.map { "mix-blend-mode:" + $0 })
        group.append(element)
    }

    /// The outermost group, everything else closed.
    mutating func finished() -> SVGElement {
        while levels.count > 1 { restore() }
        closeGroups()
        return group
    }

    private mutating func closeGroups() {
        while top.groups.count > 1 {
            let inner = top.groups.removeLast()
            group.append(inner.simplified)
        }
    }
}
