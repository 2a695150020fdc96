// Minimal filtering, in integers: the sums of two rows from four products instead of six.
//
// A row t and its neighbour t + dilation have these sums, with weights g and the inputs a, b, c, d
// of the four rows from t - dilation to t + 2 · dilation:
//
//     g0·a + g1·b + g2·c = p0 + (p1 + p2) / 2        p0 = g0 · (a - c)
//     g0·b + g1·c + g2·d = (p1 - p2) / 2 - p3        p1 = (g0 + g1 + g2) · (b + c)
//                                                    p2 = (g0 - g1 + g2) · (c - b)
//                                                    p3 = g2 · (b - d)
//
// Both halves are whole numbers. A product may overflow 32 bits; the halved sums must not.

extension Convolution {
  /// The weights of the four products, `[product][output][input]`.
  static func filters(_ weights: [Int8], _ inputs: Int) -> [Int16] {
    let count = weights.count / 3
    var filters = [Int16](repeating: 0, count: 4 * count)
    for index in 0..<count {
      let from = index / inputs * 3 * inputs + index % inputs
      let left = Int16(weights[from])
      let middle = Int16(weights[from + inputs])
      let right = Int16(weights[from + 2 * inputs])
      filters[index] = left
      filters[count + index] = left + middle + right
      filters[2 * count + index] = left - middle + right
      filters[3 * count + index] = right
    }
    return filters
  }

  /// Fills `space.sums` as `fillSums` does, two rows at a time.
  func fillSumsOfPairs(count: Int, in space: Workspace) {
    // Each pair is a row and its neighbour below, which may be beyond the rows.
    let firsts = (0..<count).filter { $0 / dilation % 2 == 0 }
    fillDifferences(of: firsts, count: count, in: space)
    weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for product in 0..<4 {
        PairSums.fill(
          space.products + product * firsts.count * outputs,
          rows: space.windows + product * firsts.count * inputs, count: firsts.count,
          weights: weights + product * outputs * inputs, outputs: outputs, length: inputs)
      }
    }
    combine(firsts, count: count, in: space)
  }

  /// Fills `space.windows` with the inputs of the four products, `[product][pair][input]`.
  private func fillDifferences(of firsts: [Int], count: Int, in space: Workspace) {
    let size = firsts.count * inputs
    for (pair, first) in firsts.enumerated() {
      let a = space.row(first - dilation, of: count, width: inputs)
      let b = space.row(first, of: count, width: inputs)
      let c = space.row(first + dilation, of: count, width: inputs)
      let d = space.row(first + 2 * dilation, of: count, width: inputs)
      let p0 = space.windows + pair * inputs
      let p1 = p0 + size
      let p2 = p1 + size
      let p3 = p2 + size
      for input in 0..<inputs {
        p0[input] = a[input] &- c[input]
        p1[input] = b[input] &+ c[input]
        p2[input] = c[input] &- b[input]
        p3[input] = b[input] &- d[input]
      }
    }
  }

  /// Fills `space.sums` from the products of all pairs.
  private func combine(_ firsts: [Int], count: Int, in space: Workspace) {
    let size = firsts.count * outputs
    for (pair, first) in firsts.enumerated() {
      let p0 = space.products + pair * outputs
      let p1 = p0 + size
      let p2 = p1 + size
      let p3 = p2 + size
      let sums = space.sums + first * outputs
      for output in 0..<outputs {
        sums[output] = p0[output] &+ (p1[output] &+ p2[output]) >> 1
      }
      guard first + dilation < count else { continue }
      let next = sums + dilation * outputs
      for output in 0..<outputs {
        next[output] = (p1[output] &- p2[output]) >> 1 &- p3[output]
      }
    }
  }
}
