// Swift Testing looks for an overlay between itself and any module called CoreGraphics. Linux ships none,
// and nothing is needed from it, so this module is empty.
