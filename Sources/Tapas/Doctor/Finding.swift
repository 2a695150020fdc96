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
  let words: String

  static func ok(_ about: String, _ words: String) -> Finding {
    Finding(level: .ok, about: about, words: words)
  }

  static func warning(_ about: String, _ words: String) -> Finding {
    Finding(level: .warning, about: about, words: words)
  }

  static func problem(_ about: String, _ words: String) -> Finding {
    Finding(level: .problem, about: about, words: words)
  }

  /// The line for people, in three columns.
  var line: String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return padded(level.rawValue, 9) + padded(about, 11) + words
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
