// The output formats of a text's mood: for people, for a pipe, as JSON.
import Foundation
import Mood

/// The three formats, each with a line per text.
enum MoodRows: Equatable {
  /// Aligned columns, for a terminal.
  case table
  /// Mood, confidence, sad, neutral, happy and text, separated by tabs.
  case tabs
  /// A JSON object with the same names.
  case json

  /// The mood printed for a text that is not English.
  static let notEnglish = "not English"

  /// The line for a text, without its line end. A nil reading means a text that is not English.
  ///
  /// The mood is `-`, in JSON null, when the text has nothing to classify.
  func row(_ text: String, _ known: MoodReading?) -> String {
    let reading = known ?? .undecided
    let isJudged = reading != .undecided
    let mood = known == nil ? Self.notEnglish : isJudged ? reading.mood.rawValue : nil
    switch self {
    case .table:
      let percent = isJudged ? "\(Int((reading.confidence * 100).rounded())) %" : ""
      let columns = isJudged ? padded(mood ?? "-", 9) + padded(percent, 7) : padded(mood ?? "-", 16)
      return columns + MoodRows.plain(text)
    case .tabs:
      let numbers = [reading.confidence, reading.sad, reading.neutral, reading.happy]
      let columns = [mood ?? "-"] + numbers.map(MoodRows.decimals) + [MoodRows.plain(text)]
      return columns.joined(separator: "\t")
    case .json:
      let row = Row(
        mood: mood, confidence: reading.confidence, sad: reading.sad, neutral: reading.neutral,
        happy: reading.happy, text: text)
      return row.line
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// A text on one line, without characters that could move a terminal's cursor or split a column.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A number from 0 to 1 with four decimals.
  private static func decimals(_ number: Float) -> String {
    let all = Int((number * 10_000).rounded())
    let digits = String(all % 10_000)
    return "\(all / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// One text in JSON.
  private struct Row: Encodable {
    let mood: String?
    let confidence, sad, neutral, happy: Float
    let text: String

    enum CodingKeys: CodingKey { case mood, confidence, sad, neutral, happy, text }

    func encode(to encoder: any Encoder) throws {
      var keyed = encoder.container(keyedBy: CodingKeys.self)
      // Written by hand, because a synthesized encoder omits nil where this writes null.
      try keyed.encode(mood, forKey: .mood)
      try keyed.encode(confidence, forKey: .confidence)
      try keyed.encode(sad, forKey: .sad)
      try keyed.encode(neutral, forKey: .neutral)
      try keyed.encode(happy, forKey: .happy)
      try keyed.encode(text, forKey: .text)
    }

    var line: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // Texts and finite numbers always encode.
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
  }
}
