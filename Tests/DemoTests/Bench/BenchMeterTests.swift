import Foundation
import TestDevice
import Testing

@testable import Gallery

@MainActor
@Suite("What benches measure with", .ownDevice)
struct BenchMeterTests {
    @Test func `a counter counts what happens on the thread that made it`() throws {
        // Pages are counted where instructions are not.
        guard let counter = InstructionCounter(of: .pageFaults) else { return }
        let before = try #require(counter.value)
        // Memory from a heap may have been in use before; that of a new mapping was not.
        let bytes = 256 * 4_096
        let memory = try #require(
            mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        defer { munmap(memory, bytes) }
        for page in 0..<256 { memory.storeBytes(of: 1, toByteOffset: page * 4_096, as: UInt8.self) }
        #expect(try #require(counter.value) >= before + 1)
    }

    @Test func `bytes in use are what the heaps have less what is free in them`() {
        let report = """
            <malloc version="1"><heap nr="0"><system type="current" size="1"/></heap>
            <total type="fast" count="1" size="10"/>
            <total type="rest" count="2" size="200"/>
            <total type="mmap" count="1" size="4000"/>
            <system type="current" size="1000"/>
            </malloc>
            """
        #expect(HeapMeter.inUse(in: report) == 4_790.0)
        #expect(HeapMeter.inUse(in: "") == nil)
    }

    @Test func `what is allocated shows`() throws {
        let before = try #require(HeapMeter.bytesInUse)
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: 50_000_000, alignment: 16)
        defer { bytes.deallocate() }
        #expect(try #require(HeapMeter.bytesInUse) - before > 25_000_000)
    }

    @Test func `the peak is beyond what there was`() throws {
        let peak = try #require(
            HeapMeter.peak {
                let bytes = UnsafeMutableRawPointer.allocate(byteCount: 50_000_000, alignment: 4_096)
                bytes.initializeMemory(as: UInt8.self, repeating: 1, count: 50_000_000)
                bytes.deallocate()
            })
        #expect(peak > 25_000_000)
    }

    @Test func `a sample is that of one of the things that are done`() async {
        let sample = await BenchClock.mainThread.measure({ for _ in 0..<1_000 { _ = UUID() } }, count: 1_000)
        #expect(sample.value > 0)
    }
}
