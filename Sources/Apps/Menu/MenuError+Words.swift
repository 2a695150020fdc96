// What is told to a person when the menu could not be had.
import DataLayer
import MenuData
import SharedUI
import SwiftUI

extension MenuError {
  /// One or two sentences in the reader's language; a service's own words are shown as they came.
  var words: Text {
    switch self {
    case .tokenRefused(_, let message?):
      Text("The service refused the token: “\(message)” Check the setting TAPAS_MENU_TOKEN.")
    case .tokenRefused(let status, nil):
      Text("The service refused the token (\(String(status))). Check the setting TAPAS_MENU_TOKEN.")
    case .service(let error): error.words
    case .unreadable(let why): Text("The answer of the service makes no sense: \(why)")
    case .diskFull: Text("The disk is full. Make room and try again.")
    case .storage(let why): Text("The saved menu could not be read or written: \(why)")
    }
  }

  /// What could not be done, when it leaves nothing to show.
  var title: LocalizedStringKey {
    if case .storage = self {
      "The menu could not be read or saved"
    } else {
      "The menu could not be downloaded"
    }
  }

  /// The symbol that stands for the failure.
  var symbol: String {
    switch self {
    case .tokenRefused: "key"
    case .service(.unreachable): "wifi.exclamationmark"
    case .service(.timedOut): "hourglass"
    case .service, .unreadable: "exclamationmark.triangle"
    case .diskFull, .storage: "externaldrive"
    }
  }
}
