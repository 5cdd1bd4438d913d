extension ListPlanning {
    /// Looks up what the list showed when it was last loaded, and remembers what it shows now, if the model wants it.
    func recallContent() {
        guard model.remembersContent, let host else { return }
        cells.remembered = ContentMemory.content(of: host, with: model)
        rememberContent()
    }

    /// Remembers what the list shows now, unless that is nothing.
    func rememberContent() {
        guard model.remembersContent, let host, let content = RememberedContent(of: host),
            content != cells.remembered
        else { return }
        cells.remembered = content
        ContentMemory.store(content, of: host, with: model)
    }
}
