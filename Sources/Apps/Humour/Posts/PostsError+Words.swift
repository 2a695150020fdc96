// What a person reads when people or posts could not be loaded.
import DataLayer
import Posts
import SharedUI
import SwiftUI

extension PostsError: PresentableError {
  public var title: Text? {
    switch self {
    case .unknown: Text("No such person")
    case .protected: Text("Protected posts")
    case .suspended: Text("Suspended account")
    case .takenDown: Text("Account taken down")
    case .rateLimited: Text("Too many requests")
    case .tokenRefused: Text("The token was refused")
    case .service: nil
    }
  }

  public var words: Text {
    switch self {
    case .unknown(let handle): Text("Nobody here is called @\(handle).")
    case .protected: Text("Only people they let in can read these posts.")
    case .suspended: Text("The service has suspended this account.")
    case .takenDown: Text("The service has taken this account down.")
    case .rateLimited(nil): Text("The service asks to wait before trying again.")
    case .rateLimited(let until?):
      Text("The service asks to wait. It works again at \(Text(until, style: .time)).")
    case .tokenRefused(_, nil, let setting): Text("Set a token that works in \(setting).")
    case .tokenRefused(_, let message?, let setting):
      Text("The service says “\(message)”. Set a token that works in \(setting).")
    case .service(let error): error.words
    }
  }

  public var symbol: String {
    switch self {
    case .unknown: "person.crop.circle.badge.questionmark"
    case .protected: "lock.fill"
    case .suspended, .takenDown: "person.crop.circle.badge.xmark"
    case .rateLimited: "hourglass"
    case .tokenRefused: "key.fill"
    case .service(.unreachable): "wifi.exclamationmark"
    case .service: "exclamationmark.triangle"
    }
  }
}
