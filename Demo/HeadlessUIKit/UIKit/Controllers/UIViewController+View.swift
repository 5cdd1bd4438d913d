import Foundation

extension UIViewController {
    /// The view, loaded the first time it is asked for.
    var loadedView: UIView {
        if let view = controllerState.view { return view }
        if controllerState.isLoadingView { return UIView(frame: UIScreen.main.bounds) }
        controllerState.isLoadingView = true
        loadView()
        controllerState.isLoadingView = false
        let view = controllerState.view ?? UIView(frame: UIScreen.main.bounds)
        if controllerState.view == nil { setView(view) }
        viewDidLoad()
        return view
    }

    func setView(_ view: UIView?) {
        controllerState.view?.viewState.viewController = nil
        controllerState.view = view
        view?.viewState.viewController = self
    }

    func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.receiveMemoryWarning() }
        controllerState.presented?.receiveMemoryWarning()
    }
}
