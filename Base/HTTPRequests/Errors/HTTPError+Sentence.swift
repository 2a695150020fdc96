// An English sentence for each failed request, for the terminal and for reports.
public import Foundation

extension HTTPError {
  /// The failure in one sentence, with status, limits and location.
  ///
  /// It is English. A screen has sentences of its own, with less detail, in its string table.
  public var sentence: String {
    switch self {
    case .unreachable(let host, _): "\(host) could not be reached."
    case .timedOut(let time): "There was no answer within \(time.inSeconds) seconds."
    case .refused(let status, let message?): "The service said: \(message) (\(status))"
    case .refused(let status, nil): "\(Self.sentence(status: status)) (\(status))"
    case .unreadable("", let why): "The answer could not be read: it \(why)."
    case .unreadable(let place, let why): "The answer could not be read: \(place) \(why)."
    case .tooLarge(let limit): "The answer is larger than \(Self.size(limit))."
    case .tooLong:
      "The list is too long: more than \(ListLimits.records) records"
        + " or \(Self.size(ListLimits.bytes))."
    case .cancelled: "The request was cancelled."
    case .badAddress: "The address is not a web address."
    case .readOnly: "Guests may only read."
    }
  }

  private static func sentence(status: Int) -> String {
    switch status {
    case 401, 403: "The service did not allow this."
    case 404, 410: "The service does not have this."
    case 429: "The service asks to wait before trying again."
    case 500...599: "The service is having a problem."
    default: "The service refused the request."
    }
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<1_000_000: "\(bytes / 1_000) kB"
    default: "\(bytes / 1_000_000) MB"
    }
  }
}

extension HTTPError: CustomStringConvertible, LocalizedError {
  /// The sentence.
  public var description: String { sentence }
  /// The sentence, for `LocalizedError`.
  public var errorDescription: String? { sentence }
}

extension Duration {
  /// Seconds, with one decimal for a fraction: `10`, `0.5`.
  var inSeconds: String {
    let tenths = Int((self / .seconds(1) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
