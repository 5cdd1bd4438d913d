import DemoScenes
import TabAnimated

extension SettingRow {
    /// The settings, in the order of the sheet.
    static let all = [
        SettingRow(
            "Animation", \.animation,
            [("The scene’s own", nil)] + DemoAnimation.allCases.map { ($0.title, $0) }),
        SettingRow("Appearance", \.appearance, [("System", nil), ("Light", .light), ("Dark", .dark)]),
        SettingRow(
            "Direction", \.direction, [("System", nil), ("Left to right", .ltr), ("Right to left", .rtl)]),
        SettingRow(
            "Text size", \.textSize, [("System", nil)] + DemoTextSize.allCases.map { ($0.title, $0) }),
        SettingRow(
            "Delay", \.timing.delay, [("None", 0), ("0.2 s", 0.2), ("0.5 s", 0.5), ("1 s", 1), ("2 s", 2)]),
        SettingRow(
            "Minimum duration", \.timing.minimumDuration,
            [("None", 0), ("0.5 s", 0.5), ("1 s", 1), ("2 s", 2), ("5 s", 5)]),
        SettingRow("Index tags", \.showsTags, [("Off", false), ("On", true)]),
        SettingRow("Speed", \.speed, [("¼×", 0.25), ("½×", 0.5), ("1×", 1), ("2×", 2)]),
    ]
}
