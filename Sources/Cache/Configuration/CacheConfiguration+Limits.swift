/// The limits of the tiers.
extension CacheConfiguration {
    var aging: Aging { Aging(loads: halfLifeInLoads, seconds: halfLife) }

    /// A larger ledger is not ours: it would hold more keys than the files it lists.
    var ledgerByteLimit: Int {
        let (perEntry, overflows) = max(0, diskCountLimit).multipliedReportingOverflow(by: 64)
        return (1 << 20) + min(max(0, diskByteLimit), 1 << 30)
            + (overflows ? 1 << 30 : min(perEntry, 1 << 30))
    }

    /// A larger file is not ours.
    var valueByteLimit: Int { min(max(0, diskByteLimit), 1 << 30) }
}
