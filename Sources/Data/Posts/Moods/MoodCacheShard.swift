// The kept moods of the posts of some people, in one record.
import Foundation
import Mood

/// Readings by post and text, of one version of the classifier.
///
/// People share 64 drawers, told by their id, and a drawer forgets its oldest readings beyond 2,000: so a source
/// keeps at most 128,000 readings in 64 records, however many people are looked at.
struct MoodCacheShard: Codable, Sendable, Equatable {
  /// What the classifier's weights were called.
  let version: String
  private var kept: [Kept] = []
  private var places: [Post.ID: Int] = [:]

  /// Readings that a drawer holds.
  static let limit = 2_000

  private struct Kept: Codable, Sendable, Equatable {
    let post: Post.ID
    /// Tells whether the text is still the one that was read.
    let text: UInt64
    let reading: MoodReading
  }

  private enum CodingKeys: String, CodingKey {
    case version, kept
  }

  init(version: String) { self.version = version }

  init(from decoder: any Decoder) throws {
    let drawer = try decoder.container(keyedBy: CodingKeys.self)
    version = try drawer.decode(String.self, forKey: .version)
    kept = try drawer.decode([Kept].self, forKey: .kept)
    number()
  }

  /// The drawer of a person.
  static func key(of person: Person.ID) -> String { "drawer-\(hash(person) % 64)" }

  /// How many readings there are.
  var count: Int { kept.count }

  /// The reading of a post, if it was of this very text.
  func reading(of post: Post, text: String) -> MoodReading? {
    guard let place = places[post.id], kept[place].text == Self.hash(text) else { return nil }
    return kept[place].reading
  }

  /// Keeps a reading; the oldest quarter goes when the drawer is full.
  mutating func put(_ reading: MoodReading, of post: Post, text: String) {
    let new = Kept(post: post.id, text: Self.hash(text), reading: reading)
    if let place = places[post.id] {
      kept[place] = new
      return
    }
    if kept.count >= Self.limit {
      kept.removeFirst(Self.limit / 4)
      number()
    }
    places[post.id] = kept.count
    kept.append(new)
  }

  private mutating func number() {
    places = Dictionary(kept.enumerated().map { ($1.post, $0) }) { $1 }
  }

  /// FNV-1a over 64 bits: Swift's own hash is another in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
