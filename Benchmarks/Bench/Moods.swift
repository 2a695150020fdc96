// `bench mood`: the speed of the classifier on one core.
import DataLayer
import Foundation
import Limits
import Mood

/// Times the classifier: loading, a batch, single texts and the weights of words.
struct MoodBench {
  /// The texts: the lines of a file, or generated ones.
  let texts: [String]

  /// Reads the file at `path`, or generates 2,000 texts without one.
  init(path: String?) throws {
    if let path {
      texts = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .map(String.init)
    } else {
      var random = SeededRandom(seed: 5)
      texts = (0..<2000).map { _ in MoodBench.text(&random) }
    }
  }

  /// Prints the table of the thread's CPU times, which other processes do not affect.
  func run() throws {
    var classifier = try MoodClassifier.bundled()
    print("weights \(classifier.version), \(texts.count) texts of")
    print("\(texts.map(\.utf8.count).reduce(0, +) / texts.count) bytes each on average")
    Stopwatch.head("mood, time of the thread")
    Stopwatch.report("load the weights", try times(20) { classifier = try .bundled() })
    let all = times(5) { _ = classifier.readings(of: texts) }
    Stopwatch.report("all texts in one batch", all)
    var next = 0
    let each = times(texts.count * 2) {
      _ = classifier.reading(of: texts[next % texts.count])
      next += 1
    }
    Stopwatch.report("one text", each)
    next = 0
    Stopwatch.report(
      "the words that weighed in one text",
      times(200) {
        _ = classifier.weighedWords(of: texts[next % texts.count], limit: 5)
        next += 1
      })
    let best = all.min() ?? .seconds(1)
    print("\n\(Int(Double(texts.count) / (best / .seconds(1)))) texts/s on one core")
    print("one text, 99th percentile: \(Stopwatch.text(each.sorted()[each.count * 99 / 100]))")
  }

  private func times(_ count: Int, _ work: () throws -> Void) rethrows -> [Duration] {
    try (0..<count).map { _ in
      let start = Duration.ofThread
      try work()
      return Duration.ofThread - start
    }
  }

  /// A typical post: two or three sentences, about 27 pieces.
  private static func text(_ random: inout SeededRandom) -> String {
    let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
      [subjects, verbs, judgements, endings].map { $0.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    return parts.joined(separator: " ") + (extras.randomElement(using: &random) ?? "")
  }

  private static let subjects = [
    "The new bakery on the corner", "My train this morning", "Our landlord", "That second album",
    "Nobody at the office", "Grandma's plum cake", "The match tonight", "@oliver and his dog",
  ]
  private static let verbs = ["was", "is still", "will never be", "has always been", "looks"]
  private static let judgements = [
    "absolutely wonderful", "late again", "not as bad as they say", "closed on Tuesdays",
    "sooooo boring", "BEYOND perfect", "a bit disappointing", "the talk of the town",
  ]
  private static let endings = [".", "!!!", "…", "😂😂", ":)", "- what can you do?", "😭"]
  private static let extras = ["", "", " #MondayMood", " https://example.org/a?b=c", " &lt;3"]
}
