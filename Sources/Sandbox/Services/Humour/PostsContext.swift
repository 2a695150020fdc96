// The shared data of X, Bluesky and Mastodon: people, time, and repeatable numbers.
import Foundation
import Limits

/// The data that the three simulated services respond from.
struct PostsContext: Sendable {
  let store: PostsStore
  let origin: Origin
  let now: @Sendable () -> Date

  /// How far ahead a rate limit ends, in seconds.
  static let limit = 60.0

  /// The most people on a page of a search, whatever is requested; a service may send fewer.
  static let mostFound = 10
  /// The most people on a page of follows, whatever is requested.
  static let mostFollows = 8

  /// The address of a person's portrait; nil for an open account without posts.
  func portrait(_ person: StoredPerson) -> String? {
    person.posts.isEmpty && person.state == .open
      ? nil : "\(origin.text)/humour/photos/\(person.handle).jpg"
  }

  /// A count for people and posts: mostly small, and the same in every run.
  func count(_ number: Int, _ salt: UInt64, below: Int) -> Int {
    var random = SeededRandom(seed: UInt64(number) &* 31 &+ salt)
    let unit = random.nextUnit()
    return Int(unit * unit * Double(below))
  }

  /// Letters and digits of an opaque id, the same in every run.
  func letters(_ count: Int, from alphabet: String, seed: UInt64) -> String {
    var random = SeededRandom(seed: seed)
    let all = Array(alphabet)
    return String((0..<count).map { _ in all[Int(random.next() % UInt64(all.count))] })
  }
}

extension Date {
  /// `2025-02-06T17:50:33.851Z`, in UTC.
  var stamp: String { formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }
}
