// The buffers of a classification, reused for the next text.

/// Buffers for texts up to some length; one thread uses them at a time.
final class Workspace {
  /// The most pieces of a text, an even number.
  let capacity: Int
  /// The input of a layer: a row of integers for each piece.
  let input: UnsafeMutablePointer<Int16>
  /// The input, each row with its two neighbours.
  let windows: UnsafeMutablePointer<Int16>
  /// The sums of a layer before they are scaled.
  let sums: UnsafeMutablePointer<Int32>
  /// The output of the layers so far: a row of `channels` numbers for each piece.
  let state: UnsafeMutablePointer<Float>

  /// Buffers for texts of up to `pieces` pieces.
  init(pieces: Int, model: MoodModel) {
    capacity = pieces + pieces % 2
    let widest = max(model.width, model.channels)
    input = .allocate(capacity: capacity * widest)
    windows = .allocate(capacity: capacity * widest * 3)
    sums = .allocate(capacity: capacity * model.channels)
    state = .allocate(capacity: capacity * model.channels)
  }

  deinit {
    input.deallocate()
    windows.deallocate()
    sums.deallocate()
    state.deallocate()
  }
}
