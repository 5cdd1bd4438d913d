import Foundation

extension UITextField {
    func type(_ string: String) {
        if string == "\n" { return pressReturn() }
        replaceText(in: NSRange(location: (text ?? "").utf16.count, length: 0), with: string)
    }

    func eraseBackward() {
        guard let last = text?.last else { return }
        let length = last.utf16.count
        replaceText(in: NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
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
        text = ((text ?? "") as NSString).replacingCharacters(in: range, with: string)
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
