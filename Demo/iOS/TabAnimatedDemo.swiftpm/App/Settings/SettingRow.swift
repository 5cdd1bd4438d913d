import DemoScenes

/// One setting: its title, and the choices that there are.
struct SettingRow: Sendable {
    /// What the setting is about.
    let title: String

    /// The titles of the choices, in order.
    let choices: [String]

    private let chosen: @Sendable (DemoSettings) -> Int?
    private let choose: @Sendable (Int, inout DemoSettings) -> Void

    /// Creates a row for a property of the settings.
    ///
    /// - Parameters:
    ///   - title: What the setting is about.
    ///   - property: The property.
    ///   - values: The values to choose from, with their titles.
    init<Value: Equatable & Sendable>(
        _ title: String, _ property: any (WritableKeyPath<DemoSettings, Value> & Sendable),
        _ values: [(title: String, value: Value)]
    ) {
        self.title = title
        choices = values.map(\.title)
        chosen = { settings in values.firstIndex { $0.value == settings[keyPath: property] } }
        choose = { number, settings in settings[keyPath: property] = values[number].value }
    }

    /// The number of the choice that holds; `nil` when the value is none of those to choose from.
    func choice(in settings: DemoSettings) -> Int? {
        chosen(settings)
    }

    /// Makes another choice, by its number.
    func choose(_ choice: Int, in settings: inout DemoSettings) {
        choose(choice, &settings)
    }
}
