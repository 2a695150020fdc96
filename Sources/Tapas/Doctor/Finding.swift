// One line of `tapas doctor`: what was looked at, how it is, and what to do.
import Foundation

/// Something that was looked at.
struct Finding: Equatable, Sendable, Codable {
  /// How it is.
  enum Level: String, Codable, Sendable {
    case ok, warning, problem
  }

  let level: Level
  /// What was looked at, in a word or two.
  let about: String
  /// What was found and what to do, in plain sentences.
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

  /// The line for a person: three columns.
  var line: String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return padded(level.rawValue, 9) + padded(about, 11) + words
  }

  /// The line for a program.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Three texts are always JSON.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
