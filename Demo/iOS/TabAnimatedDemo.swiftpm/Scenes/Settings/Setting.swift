/// One line of the settings.
struct Setting {
    let name: String
    let detail: String
    let symbol: String

    static let placeholder = Setting(
        name: "Name of it", detail: "What this setting is about", symbol: "circle.fill")

    static let samples = [
        Setting(name: "Notifications", detail: "Banners, sounds and badges", symbol: "bell"),
        Setting(name: "Privacy", detail: "Who sees your profile", symbol: "lock"),
        Setting(name: "Camera", detail: "Full size, no location", symbol: "camera"),
        Setting(name: "Downloads", detail: "Only over Wi-Fi", symbol: "folder"),
        Setting(name: "Payment", detail: "Two cards and a voucher", symbol: "tag"),
        Setting(name: "Devices", detail: "This phone and one tablet", symbol: "house"),
        Setting(name: "Help", detail: "Questions and answers, or a call", symbol: "phone"),
    ]
}
