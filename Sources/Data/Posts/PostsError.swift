// Why there are no people or posts to show.
import DataLayer
import Foundation

/// Why there are no posts to show.
public enum PostsError: Error, Sendable, Hashable {
  /// Nobody has this handle.
  case unknown(handle: String)
  /// Only those they let in can read this person.
  case protected
  /// The source has suspended the account.
  case suspended
  /// The source has taken the account down.
  case takenDown
  /// Too many questions were asked; `until` is when it works again, where the source said.
  case rateLimited(until: Date?)
  /// The source refused the token, or wants one, with its own words if it said any; see ``tokenSetting``.
  case tokenRefused(status: Int, message: String?)
  /// Asking or reading failed in another way.
  case service(HTTPError)
}

extension PostsError {
  /// The setting that holds the token, to be named to the person when a source refuses it.
  public static let tokenSetting = "TAPAS_POSTS_TOKEN"

  /// Whether the asker merely stopped waiting, which is nothing to show.
  package var isCancelled: Bool { self == .service(.cancelled) }
}
