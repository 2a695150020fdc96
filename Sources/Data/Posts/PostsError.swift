// The errors of a source of posts.
import DataLayer
import Foundation

/// The reason why people or posts could not be loaded.
public enum PostsError: LoadError, Sendable {
  /// No person has this handle.
  case unknown(handle: String)
  /// Only approved followers can read the posts.
  case protected
  /// The source has suspended the account.
  case suspended
  /// The source has taken the account down.
  case takenDown
  /// Too many requests were sent; `until` is the end of the limit, nil when it is unknown.
  case rateLimited(until: Date?)
  /// The source refused the token or requires one; `message` is its own text, and `setting` names
  /// the setting of the token.
  case tokenRefused(status: Int, message: String?, setting: String)
  /// The request or its answer failed in another way.
  case service(HTTPError)
}

extension PostsError {
  /// Whether the request was cancelled.
  public var isCancelled: Bool { self == .service(.cancelled) }
}
