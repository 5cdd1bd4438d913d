/// A value for each state of a control, with the fall-back that UIKit uses: what is not set for a
/// state, or for a combination of states, is taken from the normal one.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    subscript(state: UIControl.State) -> Value? {
        values[state] ?? values[.normal]
    }
}
