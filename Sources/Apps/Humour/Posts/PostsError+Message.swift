// The messages for failures to load people or posts.
import DataLayer
public import Posts
public import SharedUI
public import SwiftUI

extension PostsError: PresentableError {
  /// The failure in a few words; nil for a failed request.
  public var title: Text? {
    switch self {
    case .unknown: Text("No such person")
    case .protected: Text("Protected posts")
    case .suspended: Text("Suspended account")
    case .takenDown: Text("Account taken down")
    case .deactivated: Text("Deactivated account")
    case .moved: Text("Moved account")
    case .rateLimited, .dayLimited: Text("Too many requests")
    case .tokenRefused: Text("The token was refused")
    case .loginRequired: Text("Only for members")
    case .service: nil
    }
  }

  /// The reason, and the remedy if there is one; a service's own message is quoted.
  public var message: Text {
    switch self {
    case .unknown(let handle): Text("Nobody here is called @\(handle).")
    case .protected: Text("Only people they let in can read these posts.")
    case .suspended: Text("The service has suspended this account.")
    case .takenDown: Text("The service has taken this account down.")
    case .deactivated: Text("Its owner has deactivated this account.")
    case .moved(let handle): Text("This person posts as @\(handle) now.")
    case .rateLimited(nil): Text("The service asks to wait before trying again.")
    case .rateLimited(let until?):
      Text("The service asks to wait. It works again at \(Text(until, style: .time)).")
    case .dayLimited(let until):
      Text(
        """
        The limit of a day is used up. It works again on \(Text(until, style: .date)) at \
        \(Text(until, style: .time)).
        """)
    case .loginRequired(nil, let setting):
      Text("The service shows this to its members only. Set a token in \(setting).")
    case .loginRequired(let message?, let setting):
      Text(
        """
        The service shows this to its members only and says “\(message)”. Set a token in \
        \(setting).
        """)
    case .tokenRefused(_, nil, let setting): Text("Set a token that works in \(setting).")
    case .tokenRefused(_, let message?, let setting):
      Text(
        """
        The service refused the token and says “\(message)”. Set a token that works in \
        \(setting).
        """)
    case .service(let error): error.message
    }
  }

  /// The system symbol of the failure.
  public var symbol: String {
    switch self {
    case .unknown: "person.crop.circle.badge.questionmark"
    case .protected: "lock.fill"
    case .moved: "arrow.right.circle"
    case .suspended, .takenDown, .deactivated: "person.crop.circle.badge.xmark"
    case .rateLimited, .dayLimited: "hourglass"
    case .tokenRefused, .loginRequired: "key.fill"
    case .service(.unreachable): "wifi.exclamationmark"
    case .service: "exclamationmark.triangle"
    }
  }
}
