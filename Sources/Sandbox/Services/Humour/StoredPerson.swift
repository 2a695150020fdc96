// A person as shipped with the sandbox: the profile and the posts, oldest first.
import Foundation

/// A simulated person. The name of the file is the handle.
struct StoredPerson: Equatable, Sendable {
  /// The state of a person's account on the services.
  enum State: String, Sendable {
    case open
    /// Found by everyone, readable by followers only.
    case protected
    /// Suspended on X and Mastodon, taken down on Bluesky.
    case suspended
    /// Every request for the person gets 429.
    case limited
  }

  var handle: String
  /// The number that ids are derived from, never reused for another person.
  var number: Int
  /// The display name; nil for a person who gave none.
  var name: String?
  var about: String
  var state: State
  var posts: [StoredPost]
}

/// A post as shipped, with an age instead of a date.
struct StoredPost: Equatable, Sendable {
  /// A reference to a post by its author and by words that are unique to it.
  struct Reference: Equatable, Sendable {
    var handle: String
    var excerpt: String
  }

  /// The text; empty for a picture alone and for a repost.
  var text: String
  /// Its age when the sandbox starts, in days.
  var daysAgo: Double
  /// The language; nil where the author's app gave none.
  var language: String?
  /// The author's content warning.
  var warning: String?
  /// The other person's post that is reposted.
  var repost: Reference?
}

extension StoredPerson {
  /// All people that ship with the sandbox, in the order of their numbers.
  static func shipped() throws(SandboxError) -> [StoredPerson] {
    let folder = try SandboxResources.folder("Humour").appending(path: "people")
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .dataMissing(file: "people")
    }
    var people: [StoredPerson] = []
    for name in names where name.hasSuffix(".txt") {
      let text: String
      do {
        text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      } catch {
        throw .dataUnreadable(file: name, reason: "\(error)")
      }
      people.append(try StoredPerson(handle: String(name.dropLast(4)), text: text))
    }
    return people.sorted { $0.number < $1.number }
  }
}
