// A line of `tapas doctor`: a subject, its state, and advice.
import Foundation

/// The result of one check.
struct Finding: Equatable, Sendable, Codable {
  /// The state of the subject.
  enum Level: String, Codable, Sendable {
    case ok, warning, problem
  }

  let level: Level
  /// The subject, in a word or two.
  let about: String
  /// The state and the advice, in plain sentences.
  let message: String

  // The keys are part of the command's interface.
  private enum CodingKeys: String, CodingKey {
    case level, about
    case message = "words"
  }

  static func ok(_ about: String, _ message: String) -> Finding {
    Finding(level: .ok, about: about, message: message)
  }

  static func warning(_ about: String, _ message: String) -> Finding {
    Finding(level: .warning, about: about, message: message)
  }

  static func problem(_ about: String, _ message: String) -> Finding {
    Finding(level: .problem, about: about, message: message)
  }

  /// The line for people, in three columns.
  var line: String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return padded(level.rawValue, 9) + padded(about, 11) + message
  }

  /// The line for programs.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Three texts always encode.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
