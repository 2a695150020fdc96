// The faults of a file of weights.

/// A fault of a file of weights.
public enum MoodModelError: Error, Hashable, Sendable {
  /// The file is missing or cannot be read, with the system's reason.
  case unreadable(String)
  /// The file is not a file of weights.
  case notAModel
  /// The file has a later format than this version supports.
  case laterFormat(Int)
  /// The file's length, in bytes, differs from the one in its header.
  case wrongLength(expected: Int, found: Int)
  /// The checksum is wrong, because bytes were changed.
  case damaged
  /// The checksum is right, but a value is not; with the value.
  case malformed(String)
}

extension MoodModelError: CustomStringConvertible {
  /// The problem, in words.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the weights cannot be read: \(reason)"
    case .notAModel: "this is no file of weights."
    case .laterFormat(let format):
      "the weights are of format \(format); this version reads format \(MoodModel.format)."
    case .wrongLength(let expected, let found):
      "the weights should be \(expected) bytes long and are \(found)."
    case .damaged: "the weights were damaged: their checksum does not fit."
    case .malformed(let what): "the weights make no sense: \(what)."
    }
  }
}
