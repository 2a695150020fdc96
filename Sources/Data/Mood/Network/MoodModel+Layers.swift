// The embedding and the layers.

extension MoodModel {
  /// Fills `space.state` with a row of `channels` values, none negative, for each piece.
  func layers(_ pieces: [Int32], in space: Workspace) {
    embed(pieces, in: space)
    for (index, layer) in layers.enumerated() {
      layer.convolution.fillSums(count: pieces.count, in: space)
      activate(layer, isFirst: index == 0, count: pieces.count, in: space)
      if index + 1 < layers.count {
        quantize(times: layers[index + 1].inverse, count: pieces.count * channels, in: space)
      }
    }
  }

  private func embed(_ pieces: [Int32], in space: Workspace) {
    embedding.withUnsafeBufferPointer { embedding in
      for (row, piece) in pieces.enumerated() {
        let times = Int16(factor[Int(piece)])
        let from = Int(piece) * width
        let to = space.input + row * width
        for index in 0..<width { to[index] = Int16(embedding[from &+ index]) &* times }
      }
    }
  }

  /// Scales the sums, sets negative ones to 0 and adds them to the previous layer's state.
  private func activate(_ layer: Layer, isFirst: Bool, count: Int, in space: Workspace) {
    layer.scale.withUnsafeBufferPointer { scale in
      layer.bias.withUnsafeBufferPointer { bias in
        for row in 0..<count {
          let sums = space.sums + row * channels
          let state = space.state + row * channels
          for channel in 0..<channels {
            let value = Float(sums[channel]) * scale[channel] + bias[channel]
            let positive = value > 0 ? value : 0
            state[channel] = isFirst ? positive : state[channel] + positive
          }
        }
      }
    }
  }

  /// Rounds the state to integers for the next layer.
  private func quantize(times inverse: Float, count: Int, in space: Workspace) {
    // Adding 1.5 · 2^23 rounds a small float to an integer, ties to even, without a call.
    let magic: Float = 12_582_912
    for index in 0..<count {
      let scaled = space.state[index] * inverse
      let bounded = scaled < limit ? scaled : limit
      let bits =
        Int32(bitPattern: (bounded + magic).bitPattern) &- Int32(bitPattern: magic.bitPattern)
      space.input[index] = Int16(truncatingIfNeeded: bits)
    }
  }
}
