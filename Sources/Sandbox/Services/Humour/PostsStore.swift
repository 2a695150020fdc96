// Everyone and everything they wrote, dated from the moment the sandbox started.
import Foundation

/// A post with its date, its number and what it passes on.
struct PlayedPost: Equatable, Sendable {
  /// Goes up with time for one person and is the same in every run: the services' ids are made of it.
  var number: Int
  var date: Date
  /// The one whose timeline it stands in.
  var handle: String
  var text: String
  var language: String?
  var warning: String?
  /// The number of the post that is passed on.
  var repostOf: Int?
}

/// The played people and their posts.
struct PostsBook: Sendable {
  /// Posts of one person take numbers from their own ten thousand.
  private static let room = 10_000

  /// Everyone, in the order of their numbers.
  let people: [PersonRecord]
  private let timelines: [String: [PlayedPost]]
  private let byNumber: [Int: PlayedPost]

  /// Dates the posts; throws where a repost leads nowhere or is older than what it passes on.
  init(people: [PersonRecord], now: Date) throws(SandboxError) {
    self.people = people
    var timelines: [String: [PlayedPost]] = [:]
    for person in people {
      timelines[person.handle] = person.posts.enumerated().map { index, post in
        // Whole milliseconds: finer ones are lost on the way, and cursors are made of dates.
        let time = (now.timeIntervalSince1970 - post.daysAgo * 86_400) * 1_000
        return PlayedPost(
          number: person.number * Self.room + index,
          date: Date(timeIntervalSince1970: time.rounded() / 1_000), handle: person.handle,
          text: post.text, language: post.language, warning: post.warning)
      }
    }
    for person in people {
      for (index, post) in person.posts.enumerated() {
        guard let repost = post.repost else { continue }
        let place = people.first { $0.handle == repost.handle }?.posts
          .firstIndex { $0.repost == nil && $0.text.contains(repost.words) }
        guard let place, let original = timelines[repost.handle]?[place],
          let date = timelines[person.handle]?[index].date, original.date < date
        else {
          throw .dataUnreadable(
            file: "\(person.handle).txt",
            reason: "Nothing earlier to repost: \(repost.handle): \(repost.words)")
        }
        timelines[person.handle]?[index].repostOf = original.number
      }
    }
    self.timelines = timelines
    byNumber = Dictionary(
      timelines.values.joined().map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The person of a handle, in any case.
  func person(_ handle: String) -> PersonRecord? {
    people.first { $0.handle == handle.lowercased() }
  }

  /// A person's posts, newest first.
  func posts(of person: PersonRecord) -> [PlayedPost] {
    (timelines[person.handle] ?? []).reversed()
  }

  /// The post that this one passes on.
  func original(of post: PlayedPost) -> PlayedPost? { post.repostOf.flatMap { byNumber[$0] } }

  /// Those whose handle, name or words about themselves hold the words; names that begin so come first.
  func search(_ words: String) -> [PersonRecord] {
    let words = plain(words).trimmingPrefix("@")
    guard !words.isEmpty else { return [] }
    let found = people.filter { person in
      guard person.state != .suspended else { return false }
      return plain("\(person.handle) \(person.name ?? "") \(person.about)").contains(words)
    }
    let first = found.filter { person in
      plain(person.name ?? "").hasPrefix(words) || person.handle.hasPrefix(words)
    }
    return first + found.filter { !first.contains($0) }
  }

  /// Without case and accents.
  private func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
  }
}
