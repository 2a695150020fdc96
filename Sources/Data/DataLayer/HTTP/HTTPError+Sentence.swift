// What to tell a person about a failed request, in English and ready for translation.

import Foundation

/// One sentence for a person: a key for a string table, what to put into it, and the English words.
public struct ErrorSentence: Sendable, Hashable {
  /// The stable name of the sentence in a string table, such as `error.unreachable`.
  public let key: String
  /// What stands in the place of each `%@`, in order.
  public let arguments: [String]
  /// The English sentence with `%@` in the place of each argument.
  public let format: String

  /// The English sentence, whole.
  public var english: String {
    var pieces = format.components(separatedBy: "%@")
    var sentence = pieces.removeFirst()
    for (argument, piece) in zip(arguments, pieces) { sentence += argument + piece }
    return sentence
  }

  fileprivate init(_ key: String, _ format: String, _ arguments: String...) {
    self.key = "error." + key
    self.format = format
    self.arguments = arguments
  }
}

extension HTTPError {
  /// What happened, for a person to read.
  public var sentence: ErrorSentence {
    switch self {
    case .unreachable(let host, _):
      ErrorSentence("unreachable", "%@ could not be reached.", host)
    case .timedOut(let time):
      ErrorSentence("timedOut", "There was no answer within %@ seconds.", time.inSeconds)
    case .refused(let status, let message?):
      ErrorSentence("refused.message", "The service said: %@ (%@)", message, String(status))
    case .refused(let status, nil):
      Self.sentence(status: status)
    case .unreadable("", let why):
      ErrorSentence("unreadable", "The answer could not be read: it %@.", why)
    case .unreadable(let place, let why):
      ErrorSentence("unreadable.place", "The answer could not be read: %@ %@.", place, why)
    case .tooLarge(let limit):
      ErrorSentence("tooLarge", "The answer is larger than %@.", Self.size(limit))
    case .cancelled:
      ErrorSentence("cancelled", "The request was cancelled.")
    case .badAddress:
      ErrorSentence("badAddress", "The address is not a web address.")
    }
  }

  private static func sentence(status: Int) -> ErrorSentence {
    switch status {
    case 401, 403:
      ErrorSentence("refused.forbidden", "The service did not allow this. (%@)", String(status))
    case 404, 410:
      ErrorSentence("refused.notFound", "The service does not have this. (%@)", String(status))
    case 429:
      ErrorSentence(
        "refused.tooMany", "The service asks to wait before trying again. (%@)", String(status))
    case 500...599:
      ErrorSentence("refused.service", "The service is having a problem. (%@)", String(status))
    default:
      ErrorSentence("refused", "The service refused the request. (%@)", String(status))
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
  public var description: String { sentence.english }
  public var errorDescription: String? { sentence.english }
}

extension Duration {
  /// Seconds, with one decimal where there is a fraction: `10`, `0.5`.
  var inSeconds: String {
    let tenths = Int((self / .seconds(1) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
