import Foundation

extension CALayer {
    func codedValue(forKey key: String) -> Any? { LayerValue.boxed(plainValue(forKey: key)) }

    func codedValue(forKeyPath keyPath: String) -> Any? {
        LayerValue.boxed(plainValue(forKeyPath: keyPath))
    }

    /// The value as Swift's own type, which interpolation works on.
    func plainValue(forKey key: String) -> Any? {
        if let property = type(of: self).propertyTable[key] { return property.value(of: self) }
        return switch key {
        case "frame": frame
        case "sublayers": sublayers
        case "superlayer": superlayer
        case "mask": mask
        case "delegate": delegate
        case "actions": actions
        case "style": style
        case "beginTime": beginTime
        case "duration": duration
        case "speed": speed
        case "timeOffset": timeOffset
        case "repeatCount": repeatCount
        case "repeatDuration": repeatDuration
        case "autoreverses": autoreverses
        case "fillMode": fillMode
        default: values[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
        }
    }

    func plainValue(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = Self.split(keyPath)
        guard let rest else { return plainValue(forKey: key) }
        if key == "sublayers" {
            let (name, inner) = Self.split(rest)
            let layer = sublayers?.first { $0.name == name }
            return inner.flatMap { layer?.plainValue(forKeyPath: $0) }
        }
        guard let value = plainValue(forKey: key) else { return nil }
        if let layer = value as? CALayer { return layer.plainValue(forKeyPath: rest) }
        return LayerValueComponent.read(rest, of: value)
    }

    func setCodedValue(_ value: Any?, forKey key: String) {
        let value = value.flatMap(LayerValue.unwrapped).flatMap(LayerValue.geometry)
        if let property = type(of: self).propertyTable[key] { return property.assign(value, to: self) }
        switch key {
        case "frame": (value as? CGRect).map { frame = $0 }
        case "sublayers": sublayers = value as? [CALayer]
        case "mask": mask = value as? CALayer
        case "delegate": delegate = value as? any CALayerDelegate
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        default:
            guard !setTiming(value, forKey: key) else { return }
            change(key) { values[key] = value }
        }
    }

    func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
        let (key, rest) = Self.split(keyPath)
        guard let rest else { return setCodedValue(value, forKey: key) }
        if key == "sublayers" {
            let (name, inner) = Self.split(rest)
            guard let inner else { return }
            sublayers?.first { $0.name == name }?.setCodedValue(value, forKeyPath: inner)
            return
        }
        guard let whole = plainValue(forKey: key) else { return }
        if let layer = whole as? CALayer { return layer.setCodedValue(value, forKeyPath: rest) }
        let part = value.flatMap(LayerValue.unwrapped).flatMap(LayerValue.geometry)
        guard let part, let changed = LayerValueComponent.write(part, to: rest, of: whole) else { return }
        setCodedValue(changed, forKey: key)
    }

    private func setTiming(_ value: Any?, forKey key: String) -> Bool {
        let number = value.flatMap(LayerValue.number)
        switch key {
        case "beginTime": beginTime = number ?? 0
        case "duration": duration = number ?? .infinity
        case "speed": speed = Float(number ?? 1)
        case "timeOffset": timeOffset = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "repeatDuration": repeatDuration = number ?? 0
        case "autoreverses": autoreverses = number.map { $0 != 0 } ?? false
        case "fillMode": fillMode = value as? CAMediaTimingFillMode ?? .removed
        default: return false
        }
        return true
    }

    private static func split(_ keyPath: String) -> (key: String, rest: String?) {
        guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
        return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }
}
