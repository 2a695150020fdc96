// The layer in which the picture cache found a picture, for counters.

/// The source of a picture.
public enum ImageSource: String, CaseIterable, Sendable {
  /// The memory cache.
  case memory
  /// The cache's folder.
  case disk
  /// The network.
  case network
  /// No source: the download failed or was cancelled.
  case nowhere
}
