// Swift and Python compute the same.
import DataLayer
import Testing

@testable import Mood

@Suite("Swift compared with Python")
struct ParityTests {
  @Test("A thousand texts have the same pieces and runs")
  func pieces() throws {
    let classifier = try Parity.classifier.get()
    #expect(Parity.cases.count >= 1000)
    let different = Parity.cases.filter { example in
      classifier.pieces(of: example.text) != Pieces(numbers: example.ids, runs: example.runs)
    }
    #expect(different.map(\.text) == [])
  }

  @Test("A thousand texts have the same probabilities, within a thousandth")
  func probabilities() throws {
    let readings = try Parity.classifier.get().readings(of: Parity.cases.map(\.text))
    var farthest: Float = 0
    for (example, reading) in zip(Parity.cases, readings) {
      let third: Float = 1 / 3
      let expected = example.probabilities.isEmpty ? [third, third, third] : example.probabilities
      for (mood, probability) in zip(Mood.allCases, expected) {
        farthest = max(farthest, abs(reading[mood] - probability))
      }
    }
    #expect(readings.count >= 1000)
    #expect(farthest <= 0.001)
  }

  @Test("A thousand texts have the same bits as on the machine of the digest")
  func bits() throws {
    let readings = try Parity.classifier.get().readings(of: Parity.cases.map(\.text))
    let bytes = readings.flatMap { reading in
      Mood.allCases.flatMap { mood in
        withUnsafeBytes(of: reading[mood].bitPattern.littleEndian, Array.init)
      }
    }
    #expect(SHA256Digest.hex(bytes) == Parity.digest)
  }
}
