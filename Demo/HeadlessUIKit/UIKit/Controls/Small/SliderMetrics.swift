import Foundation

/// The measures of a slider, whose thumb iOS 26 made wide and low.
@MainActor
struct SliderMetrics {
    let height: CGFloat
    let trackHeight: CGFloat
    let thumb: CGSize
    /// How far the track ends inside the slider.
    let trackInset: CGFloat
    let placesThumbOnPoints: Bool

    static var current: SliderMetrics {
        HeadlessScreen.main.hasGlass
            ? SliderMetrics(
                height: 34, trackHeight: 6, thumb: CGSize(width: 37, height: 24), trackInset: 0,
                placesThumbOnPoints: true)
            : SliderMetrics(
                height: 31, trackHeight: 4, thumb: CGSize(width: 28, height: 28), trackInset: 2,
                placesThumbOnPoints: false)
    }
}
