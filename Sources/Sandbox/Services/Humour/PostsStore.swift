// The simulated people and their posts, dated from the start of the sandbox.
import Foundation

/// A post with its date and its number, and the number of the post that it reposts.
struct DatedPost: Equatable, Sendable {
  /// The number that the services derive ids from. For one person it increases with time, and it is
  /// the same in every run.
  var number: Int
  var date: Date
  /// The person whose timeline has it.
  var handle: String
  var text: String
  var language: String?
  var warning: String?
  /// The number of the reposted post.
  var repostOf: Int?
}

/// The simulated people and their posts.
struct PostsStore: Sendable {
  /// The size of the number range for each person's posts.
  private static let numbersEach = 10_000

  /// The handles of the people that the services suggest to a newcomer.
  static let suggested = [
    "maya_runs", "tomas_bakes", "mr_biscuit_cat", "nightshift_jo", "chef_lucia", "thesis_amir",
  ]

  /// All people, in the order of their numbers.
  let people: [StoredPerson]
  private let timelines: [String: [DatedPost]]
  private let byNumber: [Int: DatedPost]

  /// Dates the posts. Throws for a repost that leads nowhere, or that is older than its original.
  init(people: [StoredPerson], now: Date) throws(SandboxError) {
    self.people = people
    var timelines: [String: [DatedPost]] = [:]
    for person in people {
      timelines[person.handle] = person.posts.enumerated().map { index, post in
        // Whole milliseconds, because cursors are made of dates, and dates are sent in
        // milliseconds.
        let time = (now.timeIntervalSince1970 - post.daysAgo * 86_400) * 1_000
        return DatedPost(
          number: person.number * Self.numbersEach + index,
          date: Date(timeIntervalSince1970: time.rounded() / 1_000), handle: person.handle,
          text: post.text, language: post.language, warning: post.warning)
      }
    }
    for person in people {
      for (index, post) in person.posts.enumerated() {
        guard let repost = post.repost else { continue }
        let place = people.first { $0.handle == repost.handle }?.posts
          .firstIndex { $0.repost == nil && $0.text.contains(repost.excerpt) }
        guard let place, let original = timelines[repost.handle]?[place],
          let date = timelines[person.handle]?[index].date, original.date < date
        else {
          throw .dataUnreadable(
            file: "\(person.handle).txt",
            reason: "Nothing earlier to repost: \(repost.handle): \(repost.excerpt)")
        }
        timelines[person.handle]?[index].repostOf = original.number
      }
    }
    self.timelines = timelines
    byNumber = Dictionary(
      timelines.values.joined().map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The person with a handle, ignoring case.
  func person(_ handle: String) -> StoredPerson? {
    people.first { $0.handle == handle.lowercased() }
  }

  /// A person's posts, newest first.
  func posts(of person: StoredPerson) -> [DatedPost] {
    (timelines[person.handle] ?? []).reversed()
  }

  /// The post that this one reposts.
  func original(of post: DatedPost) -> DatedPost? { post.repostOf.flatMap { byNumber[$0] } }

  /// The people that a person follows: all others who are not suspended, by number, starting after
  /// the person's own. A person without posts follows nobody.
  func follows(of person: StoredPerson) -> [StoredPerson] {
    guard !person.posts.isEmpty else { return [] }
    let others = people.filter { $0 != person && $0.state != .suspended }
    return others.filter { $0.number > person.number } + others.filter { $0.number < person.number }
  }

  /// The people whose handle, name or description has the terms, matches at the start of a name
  /// first.
  func search(_ words: String) -> [StoredPerson] {
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

  /// The text as Mastodon's index folds it, to ASCII letters and digits where there are any, with
  /// apostrophes left out and hyphens as spaces.
  private func plain(_ text: String) -> String {
    let plain = text.applyingTransform(Self.folding, reverse: false) ?? text.lowercased()
    return plain.replacing("-", with: " ")
  }

  /// NFC comes first because a set at the start would filter the letters for all rules.
  private static let folding = StringTransform(
    #"NFC; [\u00B4] Remove; NFKD; [[:Mn:][:Cf:]] Remove; [[:Nd:]] Any-Latin; Latin-ASCII; "#
      + #"[\'\`\"] Remove; Lower"#)
}
