// The messages for failures to download or read the menu.
import DataLayer
public import MenuData
public import SharedUI
public import SwiftUI

extension MenuError: PresentableError {
  /// One or two sentences in the reader's language; a service's own message is shown unchanged.
  public var message: Text {
    switch self {
    case .tokenRefused(_, let message?, let setting):
      Text("The service refused the token: “\(message)” Check the setting \(setting).")
    case .tokenRefused(let status, nil, let setting):
      Text("The service refused the token (\(String(status))). Check the setting \(setting).")
    case .service(let error): error.message
    case .unreadable(let why): Text("The answer of the service makes no sense: \(why)")
    case .diskFull: Text("The disk is full. Make room and try again.")
    case .storage(let why): Text("The saved menu could not be read or written: \(why)")
    case .file(let why): Text("The menu file is faulty: \(why)")
    }
  }

  /// The system symbol of the failure.
  public var symbol: String {
    switch self {
    case .tokenRefused: "key"
    case .service(let error): error.symbol
    case .unreadable, .file: "exclamationmark.triangle"
    case .diskFull, .storage: "externaldrive"
    }
  }

  /// The title of a failure when there is no menu at all.
  ///
  /// It is not `title`, because a page that cannot be read has its own title.
  var titleWithoutMenu: LocalizedStringKey {
    switch self {
    case .storage, .file: "The menu could not be read or saved"
    default: "The menu could not be downloaded"
    }
  }
}
