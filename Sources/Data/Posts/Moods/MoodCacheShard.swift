// A saved record of the mood cache.
import Foundation
import Mood

/// Readings by post and text, of one version of the classifier.
///
/// People share 64 shards by a hash of their id, and a full shard drops its oldest readings. So a
/// source has at most 128,000 readings in 64 records, however many people are viewed.
struct MoodCacheShard: Codable, Sendable, Equatable {
  /// The version of the classifier's weights.
  let version: String
  private var kept: [Kept] = []
  private var indices: [Post.ID: Int] = [:]

  /// The most readings of a shard.
  static let limit = 2_000

  private struct Kept: Codable, Sendable, Equatable {
    let post: Post.ID
    /// The hash of the classified text.
    let text: UInt64
    let reading: MoodReading
  }

  private enum CodingKeys: String, CodingKey {
    case version, kept
  }

  init(version: String) { self.version = version }

  init(from decoder: any Decoder) throws {
    let shard = try decoder.container(keyedBy: CodingKeys.self)
    version = try shard.decode(String.self, forKey: .version)
    kept = try shard.decode([Kept].self, forKey: .kept)
    number()
  }

  /// The key of a person's shard; "drawer" stays, because saved records have it.
  static func key(of person: Person.ID) -> String { "drawer-\(hash(person) % 64)" }

  /// The number of readings.
  var count: Int { kept.count }

  /// The reading of a post; nil when there is none for this text.
  func reading(of post: Post, text: String) -> MoodReading? {
    guard let place = indices[post.id], kept[place].text == Self.hash(text) else { return nil }
    return kept[place].reading
  }

  /// Adds a reading; a full shard drops its oldest quarter first.
  mutating func put(_ reading: MoodReading, of post: Post, text: String) {
    put(Kept(post: post.id, text: Self.hash(text), reading: reading))
  }

  /// This shard with the readings of another that it lacks, which count as the newest.
  func adding(_ other: MoodCacheShard) -> MoodCacheShard {
    var sum = self
    for new in other.kept where sum.indices[new.post].map({ sum.kept[$0].text }) != new.text {
      sum.put(new)
    }
    return sum
  }

  private mutating func put(_ new: Kept) {
    if let place = indices[new.post] {
      kept[place] = new
      return
    }
    if kept.count >= Self.limit {
      kept.removeFirst(Self.limit / 4)
      number()
    }
    indices[new.post] = kept.count
    kept.append(new)
  }

  private mutating func number() {
    indices = Dictionary(kept.enumerated().map { ($1.post, $0) }) { $1 }
  }

  /// FNV-1a over 64 bits, because Swift's own hash differs in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
