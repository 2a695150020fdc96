// Why a file of weights cannot be used.

/// What is wrong with a file of weights.
public enum MoodModelError: Error, Hashable, Sendable {
  /// There is no file, or it cannot be read; with the system's reason.
  case unreadable(String)
  /// The file is not one of ours.
  case notAModel
  /// The file is of a later format than this version reads.
  case laterFormat(Int)
  /// The file is shorter or longer than it says; both lengths in bytes.
  case wrongLength(expected: Int, found: Int)
  /// The checksum does not fit: bytes were changed on the way.
  case damaged
  /// The file is whole but what it says makes no sense; with what.
  case malformed(String)
}

extension MoodModelError: CustomStringConvertible {
  /// What is wrong, in plain words.
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
