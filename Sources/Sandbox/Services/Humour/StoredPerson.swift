// A person as they ship with the sandbox: their profile and their posts, oldest first.
import Foundation

/// One simulated person. The name of their file is their handle.
struct StoredPerson: Equatable, Sendable {
  /// What a person's account is to the services.
  enum State: String, Sendable {
    case open
    /// Found by everyone, read by nobody but their followers.
    case protected
    /// Suspended on X and Mastodon, taken down on Bluesky.
    case suspended
    /// Every request for them is answered with 429.
    case limited
  }

  var handle: String
  /// What ids are made from; never given to another person.
  var number: Int
  /// Nil for one who gave no name.
  var name: String?
  var about: String
  var state: State
  var posts: [StoredPost]
}

/// A post as it ships: its age in place of its date.
struct StoredPost: Equatable, Sendable {
  /// A post, found by its writer and by words that only it has.
  struct Reference: Equatable, Sendable {
    var handle: String
    var words: String
  }

  /// Empty for a picture alone and for a repost.
  var text: String
  /// How old it is when the sandbox starts, in days.
  var daysAgo: Double
  /// Nil where the writer's app did not say.
  var language: String?
  /// What the writer warns of.
  var warning: String?
  /// The post of another that is reposted.
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
