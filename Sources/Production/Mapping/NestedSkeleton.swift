/// The answer to whether a view inside a mapped one has a skeleton of its own.
///
/// This is the seam between mapping, which meets nested lists, and Control, which knows their models.
package enum NestedSkeleton {
    /// The view has no model of its own and is mapped like any other.
    case none
    /// The view shows its own skeleton; it is left out with everything inside.
    case separate
    /// The view is mapped statically: this production, in its coordinate space, becomes part of the
    /// outer one. Its components come after all others, so that they move no index.
    case mapped(Production)
}
