// A classifier that knows two words, and posts for it to read.
package import Foundation
package import Mood
package import Posts
import Synchronization

/// A classifier that records the texts it is given.
package final class CountingReader: Sendable {
  private let log = Mutex<[String]>([])

  /// A classifier that has read nothing.
  package init() {}

  /// Every text read so far, in order.
  package var texts: [String] { log.withLock { $0 } }

  /// The reader to give to a cache: "good" is happy, "bad" is sad, any other text neutral.
  package func reader(version: String = "1") -> MoodReader {
    MoodReader(
      version: version,
      readings: { [self] texts in
        log.withLock { $0 += texts }
        return texts.map(MoodReading.planned)
      },
      weighedWords: { text, limit in
        text.split(separator: " ").prefix(limit).map { WeighedWord(word: String($0), weight: 0.1) }
      })
  }
}

extension MoodReading {
  /// The counting reader's reading of a text.
  package static func planned(_ text: String) -> MoodReading {
    if text.contains("good") { return MoodReading(sad: 0, neutral: 0.25, happy: 0.75) }
    if text.contains("bad") { return MoodReading(sad: 0.75, neutral: 0.25, happy: 0) }
    return MoodReading(sad: 0.25, neutral: 0.5, happy: 0.25)
  }
}

extension Post {
  /// The time at which the tests take place.
  package static var noon: Date { Date(timeIntervalSince1970: 1_700_000_000) }

  /// English posts with these numbers, an hour apart; neutral, happy and sad in turn.
  package static func row(_ numbers: some Sequence<Int>) -> [Post] {
    numbers.map { number in
      Post(
        id: "\(number)", text: "\(["plain", "good", "bad"][number % 3]) day \(number)",
        date: noon + Double(number) * 3_600, language: "en")
    }
  }
}

extension Person {
  /// A person who is called by their handle.
  package static func named(
    _ handle: String, id: String = "7", isProtected: Bool = false
  ) -> Person {
    Person(id: id, handle: handle, name: handle, isProtected: isProtected)
  }
}
