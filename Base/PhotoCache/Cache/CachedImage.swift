// A picture in the cache, and the errors of the cache.
public import Foundation
public import HTTPRequests

/// The bytes of a picture, their format and their file.
public struct CachedImage: Sendable, Equatable {
  /// The encoded picture, exactly as the service sent it.
  public var data: Data
  /// The format, recognized by its bytes.
  public var format: ImageFormat
  /// The file with only `data`; nil when the picture is not on disk.
  ///
  /// The cache may evict it at any time.
  public var file: URL?

  /// The media type, such as `image/jpeg`.
  public var contentType: String { format.contentType }

  /// The SHA-256 of the bytes, in hexadecimal digits.
  public var digest: String {
    file.flatMap { ImageFile(name: $0.lastPathComponent)?.digest } ?? SHA256Digest.hex(data)
  }

  /// A picture from its parts.
  public init(data: Data, format: ImageFormat, file: URL? = nil) {
    self.data = data
    self.format = format
    self.file = file
  }
}

/// The reason why the cache has no picture for an address.
public enum ImageError: Error, Sendable, Hashable {
  /// The address is not an http or https address with a host.
  case badAddress
  /// The caller stopped waiting.
  case cancelled
  /// The picture could not be fetched.
  case unavailable(HTTPError)
  /// The answer is not a JPEG, PNG, GIF, WebP or AVIF.
  case notAnImage(contentType: String?)
  /// The picture has no end, because the service or the connection cut it off.
  case cutOff
  /// The picture states more pixels than a browser should have to decode.
  case tooManyPixels
  /// The picture failed recently and is not requested again yet.
  case broken(retryIn: Duration)
  /// Its host repeatedly did not respond and gets no requests yet.
  case silentHost(retryIn: Duration)
}

/// A problem with the cache's folder. Pictures still come from memory and the network.
public enum ImageCacheProblem: Sendable, Hashable {
  /// The folder cannot be created or listed.
  case folder(why: String)
  /// A picture could not be written. It is reported once until writing works again.
  case write(why: String)
  /// A file was truncated or changed. It is deleted, and the picture is requested again.
  case damagedFile(name: String)
}

extension ImageCacheProblem: CustomStringConvertible {
  /// The problem, in words without a full stop.
  public var description: String {
    switch self {
    case .folder(let why): why
    case .write(let why): "pictures cannot be saved (\(why)); they are fetched again later"
    case .damagedFile(let name): "the picture \(name) was damaged; it is fetched again"
    }
  }
}
