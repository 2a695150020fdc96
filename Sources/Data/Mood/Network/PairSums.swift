// Sums of products of 16-bit integers, which take four fifths of a classification's time.

/// The product of rows and weights, in integers.
enum PairSums {
  /// For each of `count` rows and each output, the sum of `length` products of row and weight.
  ///
  /// `outputs` is a multiple of 4 and `length` a multiple of 8. Sums overflow silently.
  static func fill(
    _ sums: UnsafeMutablePointer<Int32>, rows: UnsafePointer<Int16>, count: Int,
    weights: UnsafePointer<Int16>, outputs: Int, length: Int
  ) {
    #if DEBUG
      // Unspecialized vectors are forty times slower than scalars.
      plain(sums, rows, count, weights, outputs, length)
    #else
      vectors(sums, rows, count, weights, outputs, length)
    #endif
  }

  /// The sums of two rows and four outputs at a time: the eight sums stay in registers.
  ///
  /// When inlined, its vector conversions became calls, and it was nine times slower.
  @inline(never)
  static func vectors(
    _ sums: UnsafeMutablePointer<Int32>, _ rows: UnsafePointer<Int16>, _ count: Int,
    _ weights: UnsafePointer<Int16>, _ outputs: Int, _ length: Int
  ) {
    for output in stride(from: 0, to: outputs, by: 4) {
      let w0 = weights + output * length
      let w1 = w0 + length
      let w2 = w1 + length
      let w3 = w2 + length
      for row in stride(from: 0, to: count, by: 2) {
        // The last of an odd number of rows is summed twice.
        let second = row + 1 < count ? row + 1 : row
        let x0 = rows + row * length
        let x1 = rows + second * length
        var a0 = SIMD4<Int32>.zero
        var a1 = a0
        var a2 = a0
        var a3 = a0
        var b0 = a0
        var b1 = a0
        var b2 = a0
        var b3 = a0
        var at = 0
        while at < length {
          let x = eight(x0 + at)
          let y = eight(x1 + at)
          let v0 = eight(w0 + at)
          let v1 = eight(w1 + at)
          let v2 = eight(w2 + at)
          let v3 = eight(w3 + at)
          a0 &+= pairs(x, v0)
          a1 &+= pairs(x, v1)
          a2 &+= pairs(x, v2)
          a3 &+= pairs(x, v3)
          b0 &+= pairs(y, v0)
          b1 &+= pairs(y, v1)
          b2 &+= pairs(y, v2)
          b3 &+= pairs(y, v3)
          at &+= 8
        }
        store(totals(a0, a1, a2, a3), at: sums + row * outputs + output)
        store(totals(b0, b1, b2, b3), at: sums + second * outputs + output)
      }
    }
  }

  /// The same sums in scalar code.
  static func plain(
    _ sums: UnsafeMutablePointer<Int32>, _ rows: UnsafePointer<Int16>, _ count: Int,
    _ weights: UnsafePointer<Int16>, _ outputs: Int, _ length: Int
  ) {
    for output in stride(from: 0, to: outputs, by: 4) {
      let w0 = weights + output * length
      let w1 = w0 + length
      let w2 = w1 + length
      let w3 = w2 + length
      for row in 0..<count {
        let x = rows + row * length
        var a0: Int32 = 0
        var a1: Int32 = 0
        var a2: Int32 = 0
        var a3: Int32 = 0
        var at = 0
        while at < length {
          let value = Int32(x[at])
          a0 &+= value &* Int32(w0[at])
          a1 &+= value &* Int32(w1[at])
          a2 &+= value &* Int32(w2[at])
          a3 &+= value &* Int32(w3[at])
          at &+= 1
        }
        let out = sums + row * outputs + output
        out[0] = a0
        out[1] = a1
        out[2] = a2
        out[3] = a3
      }
    }
  }

  @inline(__always)
  private static func eight(_ at: UnsafePointer<Int16>) -> SIMD8<Int16> {
    UnsafeRawPointer(at).loadUnaligned(as: SIMD8<Int16>.self)
  }

  @inline(__always)
  private static func store(_ four: SIMD4<Int32>, at: UnsafeMutablePointer<Int32>) {
    UnsafeMutableRawPointer(at).storeBytes(of: four, as: SIMD4<Int32>.self)
  }

  /// The sum of each of four vectors.
  @inline(__always)
  private static func totals(
    _ a: SIMD4<Int32>, _ b: SIMD4<Int32>, _ c: SIMD4<Int32>, _ d: SIMD4<Int32>
  ) -> SIMD4<Int32> {
    let first = neighbours(SIMD8(lowHalf: a, highHalf: b))
    let second = neighbours(SIMD8(lowHalf: c, highHalf: d))
    return neighbours(SIMD8(lowHalf: first, highHalf: second))
  }

  /// The sums of adjacent values.
  @inline(__always)
  private static func neighbours(_ eight: SIMD8<Int32>) -> SIMD4<Int32> {
    eight.evenHalf &+ eight.oddHalf
  }

  /// The sums of adjacent products, which x86 computes in one instruction (`pmaddwd`).
  @inline(__always)
  private static func pairs(_ a: SIMD8<Int16>, _ b: SIMD8<Int16>) -> SIMD4<Int32> {
    let products =
      SIMD8<Int32>(truncatingIfNeeded: a) &* SIMD8<Int32>(truncatingIfNeeded: b)
    return neighbours(products)
  }
}
