// A picture as the cache hands it out, and why there may be none.

import Foundation

/// A picture's bytes, what kind they are, and where they lie on disk.
public struct CachedImage: Sendable, Equatable {
  /// The encoded picture, exactly as the service sent it.
  public var data: Data
  /// The kind, read from the bytes themselves.
  public var format: ImageFormat
  /// The file holding `data` and nothing else, or nil when the cache has no disk; it may be evicted at any time.
  public var file: URL?

  /// The media type, such as `image/jpeg`.
  public var contentType: String { format.contentType }

  /// A picture made by hand, as tests and previews do.
  public init(data: Data, format: ImageFormat, file: URL? = nil) {
    self.data = data
    self.format = format
    self.file = file
  }
}

/// Why there is no picture.
public enum ImageError: Error, Sendable, Hashable {
  /// The address is no http or https address with a host.
  case badAddress
  /// The caller stopped waiting.
  case cancelled
  /// The picture could not be fetched.
  case unavailable(HTTPError)
  /// What came is no JPEG, PNG, GIF, WebP or AVIF.
  case notAnImage(contentType: String?)
  /// It failed so recently that it is not asked for again yet.
  case broken(retryIn: Duration)
  /// Its host kept silent so often that nothing is asked of it yet.
  case silentHost(retryIn: Duration)
}

/// What is wrong with the cache's folder; pictures are still shown, from memory and the network.
public enum ImageCacheProblem: Sendable, Hashable {
  /// The folder cannot be made or listed.
  case folder(why: String)
  /// A picture could not be written; said once until writing works again.
  case write(why: String)
  /// A file was cut short or changed; it is deleted and fetched again.
  case damagedFile(name: String)
}
