/// The keys under which skeleton animations are added to layers.
enum AnimationKey {
    static let classic = "skeleton.classic"
    static let bin = "skeleton.bin"
    static let shimmer = "skeleton.shimmer"
    static let drop = "skeleton.drop"
    static let pulse = "skeleton.pulse"
}
