/// Runs a closure; what it makes is gone afterwards, unless something keeps it.
@MainActor
func scope(_ body: () -> Void) {
    body()
}
