// The memory that one text's numbers pass through, kept for the next text.

/// Room for the numbers of texts up to some length; belongs to one thread at a time.
final class Workspace {
  /// How many pieces fit: an even number.
  let capacity: Int
  /// What goes into a layer: a row of whole numbers a piece.
  let input: UnsafeMutablePointer<Int16>
  /// The same, each row with its two neighbours' beside it.
  let windows: UnsafeMutablePointer<Int16>
  /// What comes out of a layer before it is scaled.
  let sums: UnsafeMutablePointer<Int32>
  /// What the layers made so far: a row of `channels` numbers a piece.
  let state: UnsafeMutablePointer<Float>

  /// Room for texts of up to `pieces` pieces.
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
