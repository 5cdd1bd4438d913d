/// Random numbers that are the same for the same seed.
struct WorkerRandom {
    private var state: UInt64

    init(seed: Int, step: Int = 0) {
        state = UInt64(truncatingIfNeeded: seed) &* 0xD1B5_4A32_D192_ED03
        state ^= UInt64(truncatingIfNeeded: step) &* 0x8CB9_2BA7_2F3D_8DD7
    }

    // Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    mutating func number(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
