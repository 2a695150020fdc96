// From the layers' output to three probabilities: pooling, two dense layers and softmax.

extension MoodModel {
  /// The probabilities of a text's pieces; a third each without pieces.
  func reading(_ pieces: [Int32], in space: Workspace) -> MoodReading {
    guard !pieces.isEmpty else { return .undecided }
    layers(pieces, in: space)
    var inner = hidden.applied(to: pooled(pieces.count, space.state))
    for index in inner.indices where inner[index] < 0 { inner[index] = 0 }
    let scores = output.applied(to: inner).map { $0 / temperature }
    let most = max(scores[0], scores[1], scores[2])
    let sad = Exponential.of(scores[0] - most)
    let neutral = Exponential.of(scores[1] - most)
    let happy = Exponential.of(scores[2] - most)
    let sum = sad + neutral + happy
    return MoodReading(sad: sad / sum, neutral: neutral / sum, happy: happy / sum)
  }

  /// The mean of the rows, weighted by each head, then the maximum of each channel.
  private func pooled(_ count: Int, _ state: UnsafeMutablePointer<Float>) -> [Float] {
    var pooled = [Float](repeating: 0, count: (heads + 1) * channels)
    var weights = [Float](repeating: 0, count: count)
    pooled.withUnsafeMutableBufferPointer { pooled in
      for head in 0..<heads {
        let sum = weigh(head, state, &weights)
        let out = UnsafeMutableBufferPointer(
          rebasing: pooled[(head * channels)..<((head + 1) * channels)])
        for row in 0..<count {
          let weight = weights[row]
          let from = state + row * channels
          for channel in 0..<channels { out[channel] += weight * from[channel] }
        }
        for channel in 0..<channels { out[channel] /= sum }
      }
      let top = UnsafeMutableBufferPointer(rebasing: pooled[(heads * channels)...])
      for row in 0..<count {
        let from = state + row * channels
        for channel in 0..<channels where from[channel] > top[channel] {
          top[channel] = from[channel]
        }
      }
    }
    return pooled
  }

  /// Fills `weights` with the weight of each row for a head. Returns their sum, the divisor.
  private func weigh(
    _ head: Int, _ state: UnsafeMutablePointer<Float>, _ weights: inout [Float]
  ) -> Float {
    attention.withUnsafeBufferPointer { attention in
      let own = UnsafeBufferPointer(
        rebasing: attention[(head * channels)..<((head + 1) * channels)])
      for row in weights.indices {
        // Four sums in a fixed order, which fits a vector.
        var (a, b, c, d): (Float, Float, Float, Float) = (0, 0, 0, 0)
        let from = state + row * channels
        for at in stride(from: 0, to: channels, by: 4) {
          a += own[at] * from[at]
          b += own[at &+ 1] * from[at &+ 1]
          c += own[at &+ 2] * from[at &+ 2]
          d += own[at &+ 3] * from[at &+ 3]
        }
        weights[row] = (a + b) + (c + d)
      }
    }
    let most = weights.max() ?? 0
    var sum: Float = 0
    for row in weights.indices {
      weights[row] = Exponential.of(weights[row] - most)
      sum += weights[row]
    }
    return sum
  }
}

extension MoodModel.Dense {
  /// The outputs for the inputs, summed in the order of the inputs.
  func applied(to inputs: [Float]) -> [Float] {
    var outputs = [Float](repeating: 0, count: bias.count)
    outputs.withUnsafeMutableBufferPointer { outputs in
      weights.withUnsafeBufferPointer { weights in
        for (index, input) in inputs.enumerated() {
          let from = index * outputs.count
          for output in outputs.indices { outputs[output] += weights[from &+ output] * input }
        }
      }
      for output in outputs.indices { outputs[output] += bias[output] }
    }
    return outputs
  }
}
