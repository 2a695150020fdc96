// The verdict on a post: a mood, or the reason for having none.
import Foundation
public import Mood

/// The verdict on a post.
public enum Verdict: Sendable, Hashable {
  /// The mood of an English post.
  case mood(MoodReading)
  /// The post is in another language, or its language is uncertain.
  case otherLanguage
  /// The post is empty, or has only links and handles.
  case nothingToRead

  /// The likeliest mood; nil when there is none.
  public var mood: Mood? {
    if case .mood(let reading) = self { reading.mood } else { nil }
  }
}

/// The part of a post that the classifier may read.
enum Readable: Sendable, Hashable {
  /// English text without links, because half of a shortened link is no word.
  case english(String)
  /// A text that is not English, or not certainly.
  case otherLanguage
  /// Only links, handles and spaces.
  case nothing

  /// The readable part of `post`. Its language is the stated one, or else guessed from the text.
  init(_ post: Post) {
    let words = post.text.tokensWithoutLinks
    guard words.contains(where: { !$0.isHandle && $0.isWritten }) else {
      self = .nothing
      return
    }
    let text = words.joined(separator: " ")
    let own = words.filter { !$0.isHandle }.joined(separator: " ")
    self = Self.isEnglish(own, said: post.language) ? .english(text) : .otherLanguage
  }

  private static func isEnglish(_ text: String, said language: String?) -> Bool {
    let letters = Script.count(text)
    // Emoji mean the same in every language, unless the source states another one.
    let isDrawn = letters.isEmpty
    // Many programs state "en" for every text, so the script overrides the statement.
    if letters.isForeign { return false }
    if let code = language?.lowercased().split(separator: "-").first, !silent.contains(code) {
      return code == "en" || code == "eng"
    }
    return isDrawn || LanguageGuess.of(text) == .english
  }

  /// The codes for "unknown": undetermined, no language, only mentions, tags, links and so on.
  private static let silent: Set<Substring> = [
    "und", "zxx", "mul", "mis", "qam", "qct", "qht", "qme", "qst", "art", "in-valid",
  ]
}
