// The message and the symbol for each failure of a request.
public import DataLayer
public import SwiftUI

extension HTTPError: PresentableError {
  /// A sentence in the reader's language. A service's own words follow it, because they may be in
  /// any language.
  public var message: Text {
    switch self {
    case .unreachable(let host, _): Text("\(host) could not be reached.")
    case .timedOut: Text("The service took too long to answer.")
    case .refused(let status, let words?): Text("\(Self.refusal(status)) It says: “\(words)”")
    case .refused(let status, nil): Self.refusal(status)
    case .unreadable: Text("The answer of the service could not be read.")
    case .tooLarge: Text("The answer of the service is too large.")
    case .tooLong: Text("The list is too long.")
    case .cancelled: Text("The request was cancelled.")
    case .badAddress: Text("The address of the service is not a web address.")
    case .readOnly: Text("Guests can only look. To change something, enter the access code.")
    }
  }

  private static func refusal(_ status: Int) -> Text {
    switch status {
    case 401, 403: Text("The service did not allow this.")
    case 404, 410: Text("The service does not have this.")
    case 429: Text("The service asks to wait before trying again.")
    case 500...599: Text("The service is having a problem.")
    default: Text("The service refused the request.")
    }
  }

  /// The system symbol of the failure.
  public var symbol: String {
    switch self {
    case .unreachable: "wifi.exclamationmark"
    case .timedOut: "hourglass"
    case .readOnly: "key"
    case .refused, .unreadable, .tooLarge, .tooLong, .cancelled, .badAddress:
      "exclamationmark.triangle"
    }
  }
}
