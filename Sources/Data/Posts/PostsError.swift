// The errors of a source of posts.
public import DataLayer
public import Foundation

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
  /// The owner has deactivated the account.
  case deactivated
  /// The person has moved to the account with this handle, and has no posts here.
  case moved(to: String)
  /// Too many requests were sent; `until` is the end of the limit, nil when it is unknown.
  case rateLimited(until: Date?)
  /// The limit of a whole day is used up, until this time.
  case dayLimited(until: Date)
  /// The source refused the token; `message` is its own text, and `setting` names the setting of
  /// the token.
  case tokenRefused(status: Int, message: String?, setting: String)
  /// The source requires an account, and no token is set; as above.
  case loginRequired(message: String?, setting: String)
  /// The request or its answer failed in another way.
  case service(HTTPError)
}

extension PostsError {
  /// Whether the request was cancelled.
  public var isCancelled: Bool { self == .service(.cancelled) }

  /// Whether the source was not reached or failed. Where it stated how long its limit lasts, the
  /// person asks again.
  public var mayPass: Bool { if case .service(let error) = self { error.mayPass } else { false } }
}
