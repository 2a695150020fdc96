// A convolution over three neighbours, in integers, so that every machine has the same sums.

/// A convolution over each row of its input and the neighbours on both sides.
struct Convolution: Sendable {
  /// The way the sums are computed; both give the same results.
  enum Method: Sendable {
    /// Six products of an input and an output for two rows.
    case direct
    /// Winograd's F(2, 3): four such products for two rows (Lavin and Gray, 2016).
    case minimalFiltering
  }

  /// The number of values in a row of its input, a multiple of 8.
  let inputs: Int
  /// The number of sums in a row of its output, a multiple of 4.
  let outputs: Int
  /// The distance of the neighbours in rows.
  let dilation: Int
  /// The way the sums are computed.
  let method: Method
  /// The weights `[output][neighbour][input]`, or for minimal filtering `[product][output][input]`.
  let weights: [Int16]

  /// A convolution with weights `[output][neighbour][input]` and a given method.
  ///
  /// For minimal filtering, twice an input must fit in 16 bits, and twice a sum in 32.
  init(_ weights: [Int8], inputs: Int, outputs: Int, dilation: Int, method: Method) {
    self.inputs = inputs
    self.outputs = outputs
    self.dilation = dilation
    self.method = method
    switch method {
    case .direct: self.weights = weights.map(Int16.init)
    case .minimalFiltering: self.weights = Self.filters(weights, inputs)
    }
  }

  /// A convolution for inputs from `-most` to `most`, with the faster method that they allow.
  ///
  /// Throws when a sum could overflow 32 bits for some input.
  init(
    _ weights: [Int8], inputs: Int, outputs: Int, dilation: Int, most: Int
  ) throws(MoodModelError) {
    var largest = 0
    for start in stride(from: 0, to: weights.count, by: 3 * inputs) {
      var sum = 0
      for index in start..<(start + 3 * inputs) { sum += abs(Int(weights[index])) }
      largest = max(largest, sum * most)
    }
    guard largest <= Int(Int32.max) else { throw .malformed("a sum can leave 32 bits") }
    let fits = 2 * most <= Int(Int16.max) && 2 * largest <= Int(Int32.max)
    self.init(
      weights, inputs: inputs, outputs: outputs, dilation: dilation,
      method: fits ? .minimalFiltering : .direct)
  }

  /// Fills `space.sums` with a row of `outputs` sums for each of the first `count` rows of
  /// `space.input`. Rows beyond them count as zeros.
  func fillSums(count: Int, in space: Workspace) {
    switch method {
    case .direct:
      fillWindows(count: count, in: space)
      weights.withUnsafeBufferPointer { weights in
        guard let weights = weights.baseAddress else { return }
        PairSums.fill(
          space.sums, rows: space.windows, count: count, weights: weights, outputs: outputs,
          length: 3 * inputs)
      }
    case .minimalFiltering: fillSumsOfPairs(count: count, in: space)
    }
  }

  /// Copies each row with its two neighbours to `space.windows`.
  private func fillWindows(count: Int, in space: Workspace) {
    for row in 0..<count {
      for neighbour in 0..<3 {
        let from = space.row(row + (neighbour - 1) * dilation, of: count, width: inputs)
        (space.windows + (row * 3 + neighbour) * inputs).update(from: from, count: inputs)
      }
    }
  }
}
