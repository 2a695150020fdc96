// The errors of a source of posts.
import DataLayer
import Foundation

/// Why people or posts could not be loaded.
public enum PostsError: LoadError, Sendable {
  /// No person has this handle.
  case unknown(handle: String)
  /// Only followers whom the person approved can read the posts.
  case protected
  /// The source has suspended the account.
  case suspended
  /// The source has taken the account down.
  case takenDown
  /// Too many requests were sent; `until` is when the limit ends, nil when the source did not say.
  case rateLimited(until: Date?)
  /// The source refused the token or requires one; `message` is its own words, and `setting` names
  /// where the token is set.
  case tokenRefused(status: Int, message: String?, setting: String)
  /// The request or its answer failed in another way.
  case service(HTTPError)
}

extension PostsError {
  public var isCancelled: Bool { self == .service(.cancelled) }
}
