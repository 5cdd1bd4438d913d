import UIKit

/// Two collections side by side under a bar; each is made, and loads, when it is visited for the first time.
final class LibraryPage: DemoPage {
    private let bar = UISegmentedControl(items: ["Readers", "Guides"])
    private let pager = UIScrollView()
    private let makers: [@MainActor () -> CollectionPage] = [{ ReadersPage() }, { GuidesPage() }]
    private var visited: [Int: CollectionPage] = [:]

    /// The page that is looked at.
    private(set) var current = 0

    override var coveredViews: [UIView] {
        visited.sorted { $0.key < $1.key }.flatMap { $0.value.coveredViews }
    }

    override var answerTimes: [TimeInterval] { [0.6] }

    /// Creates the screen at one of its pages.
    init(at page: Int = 0) {
        current = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Library"
        bar.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                visit(bar.selectedSegmentIndex)
                pager.setContentOffset(CGPoint(x: offset(of: current), y: 0), animated: true)
            }, for: .valueChanged)
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.delegate = self
        view.addSubview(bar)
        view.addSubview(pager)
        open(current)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        bar.frame = CGRect(x: area.minX + 16, y: area.minY + 8, width: area.width - 32, height: 32)
        let old = pager.frame
        pager.frame = CGRect(x: area.minX, y: area.minY + 48, width: area.width, height: area.height - 48)
        guard pager.frame != old else { return }
        pager.contentSize = CGSize(
            width: pager.bounds.width * CGFloat(makers.count), height: pager.bounds.height)
        pager.contentOffset.x = offset(of: current)
        for (number, page) in visited { page.view.frame = frame(of: number) }
    }

    override func load() {
        visited[current]?.load()
    }

    override func reload() {
        visited[current]?.reload()
    }

    /// Looks at a page; one that was never visited begins to load.
    private func visit(_ number: Int) {
        current = number
        bar.selectedSegmentIndex = number
        guard visited[number] == nil else { return }
        open(number)
        load()
    }

    private func open(_ number: Int) {
        let page = makers[number]()
        visited[number] = page
        bar.selectedSegmentIndex = number
        addChild(page)
        page.view.frame = frame(of: number)
        pager.addSubview(page.view)
        page.didMove(toParent: self)
    }

    private func frame(of number: Int) -> CGRect {
        CGRect(origin: CGPoint(x: offset(of: number), y: 0), size: pager.bounds.size)
    }

    /// Where a page begins; the first one is on the right where reading begins there.
    private func offset(of number: Int) -> CGFloat {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGFloat(isRightToLeft ? makers.count - 1 - number : number) * pager.bounds.width
    }
}

extension LibraryPage: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let middle = scrollView.contentOffset.x + scrollView.bounds.width / 2
        let nearest = makers.indices.min { abs(distance($0, middle)) < abs(distance($1, middle)) }
        if let nearest { visit(nearest) }
    }

    private func distance(_ number: Int, _ x: CGFloat) -> CGFloat {
        offset(of: number) + pager.bounds.width / 2 - x
    }
}
