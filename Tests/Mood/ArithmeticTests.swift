// The arithmetic that must have the same bits on every machine.
import Foundation
import Limits
import Testing

@testable import Mood

@Suite("Arithmetic")
struct ArithmeticTests {
  @Test("Vector sums and scalar sums have the same bits, at the ends of their range too")
  func sums() {
    var random = SeededRandom(seed: 1)
    for (count, outputs, length) in [(2, 4, 48), (6, 16, 96), (5, 8, 8), (1, 4, 16)] {
      let rows = (0..<(count * length)).map { _ in Int16.random(in: -32640...32767, using: &random)
      }
      let weights = (0..<(outputs * length)).map { _ in Int16.random(in: -128...127, using: &random)
      }
      var plain = [Int32](repeating: 0, count: count * outputs)
      var vectors = plain
      PairSums.plain(&plain, rows, count, weights, outputs, length)
      PairSums.vectors(&vectors, rows, count, weights, outputs, length)
      #expect(plain == vectors)
      #expect(plain.contains { $0 != 0 })
    }
  }

  @Test("The exponential differs from the system's by a few bits at most")
  func exponential() {
    var farthest: Float = 0
    for step in 0...80_000 {
      let power = -Float(step) / 1000
      let exact = Float(exp(Double(power)))
      farthest = max(farthest, abs(Exponential.of(power) - exact) / exact)
    }
    #expect(farthest < 1e-6)
    #expect(Exponential.of(0) == 1)
    #expect(Exponential.of(-81) == 0)
    #expect(Exponential.of(-.infinity) == 0)
  }
}
