// The message and the symbol for each failure of a request.
public import DataLayer
public import SwiftUI

extension HTTPError: PresentableError {
  /// A sentence in the reader's language; a service's own message is shown unchanged.
  public var message: Text {
    switch self {
    case .unreachable(let host, _): Text("\(host) could not be reached.")
    case .timedOut: Text("The service took too long to answer.")
    case .refused(_, let message?): Text(verbatim: message)
    case .refused(401, nil), .refused(403, nil): Text("The service did not allow this.")
    case .refused(404, nil), .refused(410, nil): Text("The service does not have this.")
    case .refused(429, nil): Text("The service asks to wait before trying again.")
    case .refused(500...599, nil): Text("The service is having a problem.")
    case .refused(_, nil): Text("The service refused the request.")
    case .unreadable: Text("The answer of the service could not be read.")
    case .tooLarge: Text("The answer of the service is too large.")
    case .tooLong: Text("The list is too long.")
    case .cancelled: Text("The request was cancelled.")
    case .badAddress: Text("The address of the service is not a web address.")
    case .readOnly: Text("Guests can only look. To change something, enter the access code.")
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
