// The buffers of a classification, which are reused for the next text.

/// Buffers for texts up to a given length, used by one thread at a time.
final class Workspace {
  /// The most pieces of a text.
  let capacity: Int
  /// The input of a layer: a row of integers for each piece.
  let input: UnsafeMutablePointer<Int16>
  /// The inputs of a layer's products: three rows for each row, or four for each pair of rows.
  let windows: UnsafeMutablePointer<Int16>
  /// The products of minimal filtering, four for each pair of rows.
  let products: UnsafeMutablePointer<Int32>
  /// The sums of a layer before scaling.
  let sums: UnsafeMutablePointer<Int32>
  /// The output of the layers so far: a row of `channels` values for each piece.
  let state: UnsafeMutablePointer<Float>
  /// The values of a row beyond the text.
  private let zeros: UnsafeMutablePointer<Int16>

  /// Buffers for texts of up to `pieces` pieces.
  convenience init(pieces: Int, model: MoodModel) {
    self.init(rows: pieces, inputs: max(model.width, model.channels), outputs: model.channels)
  }

  /// Buffers for `rows` rows, with at most `inputs` values per input row and `outputs` per output
  /// row.
  init(rows: Int, inputs: Int, outputs: Int) {
    capacity = rows
    input = .allocate(capacity: rows * inputs)
    windows = .allocate(capacity: rows * inputs * 4)
    products = .allocate(capacity: rows * outputs * 4)
    sums = .allocate(capacity: rows * outputs)
    state = .allocate(capacity: rows * outputs)
    zeros = .allocate(capacity: inputs)
    zeros.initialize(repeating: 0, count: inputs)
  }

  /// A row of `input` with `width` values; zeros for one that is not among the first `count`.
  func row(_ row: Int, of count: Int, width: Int) -> UnsafePointer<Int16> {
    UnsafePointer(row >= 0 && row < count ? input + row * width : zeros)
  }

  deinit {
    input.deallocate()
    windows.deallocate()
    products.deallocate()
    sums.deallocate()
    state.deallocate()
    zeros.deallocate()
  }
}
