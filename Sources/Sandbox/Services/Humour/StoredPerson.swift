// A person as they ship with the sandbox: who they are and what they wrote, oldest first.
import Foundation

/// One played person. Their file's name is their handle.
struct PersonRecord: Equatable, Sendable {
  /// What a person's account is to the services.
  enum State: String, Sendable {
    case open
    /// Found by everyone, read by nobody but their followers.
    case protected
    /// Suspended on X and Mastodon, taken down on Bluesky.
    case suspended
    /// Asking for them is always one question too many.
    case limited
  }

  var handle: String
  /// What ids are made from; never given to another person.
  var number: Int
  /// Nil for one who gave no name.
  var name: String?
  var about: String
  var state: State
  var posts: [PostRecord]
}

/// A post as it ships: its age in place of its date.
struct PostRecord: Equatable, Sendable {
  /// A post of someone, told by its writer and words that only it holds.
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
  /// The post of another that is passed on.
  var repost: Reference?
}

extension PersonRecord {
  /// The folder with the people and their portraits, as it ships with the sandbox.
  static func folder() throws(SandboxError) -> URL {
    guard let folder = Bundle.module.url(forResource: "Humour", withExtension: nil) else {
      throw .dataMissing(file: "Humour")
    }
    return folder
  }

  /// All people that ship with the sandbox, in the order of their numbers.
  static func shipped() throws(SandboxError) -> [PersonRecord] {
    let folder = try folder().appending(path: "people")
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .dataMissing(file: "people")
    }
    var people: [PersonRecord] = []
    for name in names where name.hasSuffix(".txt") {
      let text: String
      do {
        text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      } catch {
        throw .dataUnreadable(file: name, reason: "\(error)")
      }
      people.append(try PersonRecord(handle: String(name.dropLast(4)), text: text))
    }
    return people.sorted { $0.number < $1.number }
  }
}
