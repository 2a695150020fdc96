// The labels of Bluesky: warnings and instructions about a person or a post.
import DataLayer
import Foundation

/// A label, such as `graphic-media`, or the negation of an earlier one.
struct BlueskyLabel: Decodable, Sendable {
  /// The value; with `!` it is an instruction to programs.
  let value: String
  /// The DID of the account that made it; empty for the author's own labels.
  let source: String
  private let isNegated: Bool
  private let date: String

  private enum Key: String, CodingKey {
    case val, src, neg, cts
  }

  init(from decoder: any Decoder) throws {
    let label = try decoder.container(keyedBy: Key.self)
    value = try label.requiredText(.val, .word)
    source = label.text(.src, .word) ?? ""
    isNegated = label.optional(.neg) ?? false
    date = label.text(.cts, .word) ?? ""
  }

  /// The values that hold, each once, in order. A negation takes back the label of the same source,
  /// unless the label was made after it.
  static func values(_ labels: [BlueskyLabel]) -> [String] {
    struct Key: Hashable {
      let source: String
      let value: String
    }
    var last: [Key: BlueskyLabel] = [:]
    for label in labels {
      let key = Key(source: label.source, value: label.value)
      // Dates in one format are in order as texts.
      if let earlier = last[key], earlier.date > label.date { continue }
      last[key] = label
    }
    var known: Set<String> = []
    return labels.compactMap { label in
      let key = Key(source: label.source, value: label.value)
      guard last[key]?.isNegated == false else { return nil }
      return known.insert(label.value).inserted ? label.value : nil
    }
  }

  /// The warning for these values: their words, empty for a warning without a reason; nil for none.
  static func warning(_ values: [String]) -> String? {
    let words = values.filter { !$0.hasPrefix("!") }
    if !words.isEmpty { return words.joined(separator: ", ") }
    return values.contains { $0 == "!warn" || $0 == "!hide" } ? "" : nil
  }
}

/// The author's own labels in a record.
struct BlueskyOwnLabels: Decodable, Sendable {
  let values: [Lossy<BlueskyLabel>]
}
