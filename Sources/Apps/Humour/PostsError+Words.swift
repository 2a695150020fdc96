// What is told to a person when there are no people or posts to show.
import DataLayer
import Foundation
import Posts
import SharedUI
import SwiftUI

extension PostsError {
  /// What is the matter, in a few words.
  var title: Text {
    switch self {
    case .unknown: Text("No such person")
    case .protected: Text("Protected posts")
    case .suspended: Text("Suspended account")
    case .takenDown: Text("Account taken down")
    case .rateLimited: Text("Too many requests")
    case .tokenRefused: Text("The token was refused")
    case .service: Text("Nothing could be loaded")
    }
  }

  /// A sentence that says why, and what to do where something can be done.
  var words: Text {
    switch self {
    case .unknown(let handle): Text("Nobody here is called @\(handle).")
    case .protected: Text("Only people they let in can read these posts.")
    case .suspended: Text("The service has suspended this account.")
    case .takenDown: Text("The service has taken this account down.")
    case .rateLimited(nil): Text("The service asks to wait before trying again.")
    case .rateLimited(let until?):
      Text("The service asks to wait. It works again at \(Text(until, style: .time)).")
    case .tokenRefused(_, nil): Text("Set a token that works in \(Self.tokenSetting).")
    case .tokenRefused(_, let message?):
      Text("The service says “\(message)”. Set a token that works in \(Self.tokenSetting).")
    case .service(let error): error.words
    }
  }

  /// The symbol that stands for the failure.
  var symbol: String {
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

/// A screen of posts that could not be loaded.
struct PostsFailure: View {
  let error: PostsError
  let retry: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label {
        error.title
      } icon: {
        Image(systemName: error.symbol)
      }
    } description: {
      error.words
    } actions: {
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
    }
  }
}
