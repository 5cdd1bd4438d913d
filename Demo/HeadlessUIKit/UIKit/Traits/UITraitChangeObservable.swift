import Foundation

/// The token of a registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose trait changes can be followed. The forms that take a selector cannot exist here.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> =
        (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

    /// Where the registrations of this object are kept.
    var headlessTraitRegistrations: HeadlessTraitRegistrations { get }
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        headlessTraitRegistrations.add(traits) { [weak self] previous in
            guard let environment = self as? TraitEnvironment else { return }
            handler(environment, previous)
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        headlessTraitRegistrations.remove(registration)
    }
}

/// The registrations for trait changes of one object.
@preconcurrency @MainActor
public final class HeadlessTraitRegistrations {
    private final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    nonisolated init() {}

    func add(
        _ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls, in order of registration, the handlers that asked for one of the traits that changed.
    func notify(from previous: UITraitCollection, to current: UITraitCollection) {
        for registration in registrations {
            let changed = registration.traits.contains {
                !current.values.agrees(with: previous.values, on: $0)
            }
            if changed { registration.handler(previous) }
        }
    }
}
