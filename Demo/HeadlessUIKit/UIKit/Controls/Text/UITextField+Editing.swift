import Foundation

extension UITextField {
    func type(_ string: String) {
        if string == "\n" { return pressReturn() }
        let length = (text ?? "").utf16.count
        let end = NSRange(location: length, length: 0)
        let range = clearsOnInsertion ? NSRange(location: 0, length: length) : selection ?? end
        clearsOnInsertion = false
        replaceText(in: range, with: string)
    }

    func eraseBackward() {
        if let selection, selection.length > 0 { return replaceText(in: selection, with: "") }
        let all = (text ?? "") as NSString
        let end = selection?.location ?? all.length
        guard let last = all.substring(to: end).last else { return }
        let length = last.utf16.count
        replaceText(in: NSRange(location: end - length, length: length), with: "")
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        announceChange()
    }

    func editingDidBegin() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func editingDidEnd() {
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    private func replaceText(in range: NSRange, with string: String) {
        let allowed = delegate?.textField(
            self, shouldChangeCharactersIn: range, replacementString: string)
        guard allowed ?? true else { return }
        let edited = NSMutableAttributedString(
            attributedString: attributedText ?? NSAttributedString(string: ""))
        let inserted = NSAttributedString(
            string: string, attributes: typingAttributes ?? defaultTextAttributes)
        edited.replaceCharacters(in: range, with: inserted)
        let isSelected = selection != nil
        show(edited)
        if isSelected { selection = NSRange(location: range.location + inserted.length, length: 0) }
        delegate?.textFieldDidChangeSelection(self)
        announceChange()
    }

    private func announceChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        resignFirstResponder()
    }
}
