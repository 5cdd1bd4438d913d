// Swift Testing looks for an overlay between itself and any module called UIKit. Linux ships none,
// and the headless UIKit needs nothing from it, so this module is empty.
