/// The time a picture shows: a still at that time, or what happens from that time on.
struct PictureMoment {
    /// Seconds on the clock.
    let time: CFTimeInterval
    let isMoving: Bool

    /// The picture as a copy that lags behind shows it.
    func delayed(by seconds: CFTimeInterval) -> PictureMoment {
        PictureMoment(time: time - seconds, isMoving: isMoving)
    }
}
