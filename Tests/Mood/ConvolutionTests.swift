// Both ways to compute a convolution, and the choice between them.
import Limits
import Testing

@testable import Mood

@Suite("Convolutions")
struct ConvolutionTests {
  private let inputs = 16
  private let outputs = 8

  /// The sums of some rows, as minimal filtering or the direct way has them.
  private func sums(
    _ rows: [Int16], _ weights: [Int8], dilation: Int, method: Convolution.Method
  ) -> [Int32] {
    let count = rows.count / inputs
    let space = Workspace(rows: count, inputs: inputs, outputs: outputs)
    space.input.update(from: rows, count: rows.count)
    let convolution = Convolution(
      weights, inputs: inputs, outputs: outputs, dilation: dilation, method: method)
    convolution.fillSums(count: count, in: space)
    return Array(UnsafeBufferPointer(start: space.sums, count: count * outputs))
  }

  /// The sums by their definition.
  private func expected(_ rows: [Int16], _ weights: [Int8], dilation: Int) -> [Int32] {
    let count = rows.count / inputs
    return (0..<(count * outputs)).map { index in
      let (row, output) = index.quotientAndRemainder(dividingBy: outputs)
      var sum: Int32 = 0
      for neighbour in 0..<3 {
        let from = row + (neighbour - 1) * dilation
        guard (0..<count).contains(from) else { continue }
        for input in 0..<inputs {
          let weight = weights[(output * 3 + neighbour) * inputs + input]
          sum += Int32(weight) * Int32(rows[from * inputs + input])
        }
      }
      return sum
    }
  }

  @Test(
    "Minimal filtering and the direct way have the sums of the definition, to the last bit",
    arguments: [1, 2, 4, 30])
  func same(dilation: Int) {
    var random = SeededRandom(seed: UInt64(dilation))
    for count in 1...20 {
      let rows = (0..<(count * inputs)).map { _ in
        Int16.random(in: -16383...16383, using: &random)
      }
      let weights = (0..<(outputs * 3 * inputs)).map { _ in
        Int8.random(in: -128...127, using: &random)
      }
      let expected = expected(rows, weights, dilation: dilation)
      #expect(sums(rows, weights, dilation: dilation, method: .minimalFiltering) == expected)
      #expect(sums(rows, weights, dilation: dilation, method: .direct) == expected)
    }
  }

  @Test("Minimal filtering has the right sums where every product is as large as it may be")
  func largest() {
    let rows = [Int16](repeating: 16383, count: 5 * inputs)
    for weights in [[-128, 127, -128], [127, 127, 127], [-128, -128, -128]] as [[Int8]] {
      let all = (0..<(outputs * 3 * inputs)).map { weights[$0 / inputs % 3] }
      #expect(
        sums(rows, all, dilation: 1, method: .minimalFiltering)
          == expected(rows, all, dilation: 1))
    }
  }

  /// What a convolution with weights of 127 becomes for inputs up to `most`.
  private func method(
    inputs: Int, most: Int
  ) throws(MoodModelError) -> Convolution.Method {
    try Convolution(
      [Int8](repeating: 127, count: 3 * inputs), inputs: inputs, outputs: 1, dilation: 1,
      most: most
    ).method
  }

  @Test("Minimal filtering is used where twice an input fits in 16 bits and twice a sum in 32")
  func choice() throws {
    #expect(try method(inputs: 16, most: 16_383) == .minimalFiltering)
    #expect(try method(inputs: 16, most: 16_384) == .direct)
    #expect(try method(inputs: 256, most: 11_000) == .minimalFiltering)
    #expect(try method(inputs: 256, most: 11_010) == .direct)
  }

  @Test("Weights whose sum could leave 32 bits are refused")
  func overflow() throws {
    #expect(try method(inputs: 256, most: 22_017) == .direct)
    #expect(throws: MoodModelError.malformed("a sum can leave 32 bits")) {
      try method(inputs: 256, most: 22_018)
    }
  }
}
