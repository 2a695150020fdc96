// Where the picture cache found a picture, for counters.

/// Where a picture came from.
public enum ImageSource: String, CaseIterable, Sendable {
  /// Memory.
  case memory
  /// The folder.
  case disk
  /// The network.
  case network
  /// The download failed or was cancelled.
  case nowhere
}
