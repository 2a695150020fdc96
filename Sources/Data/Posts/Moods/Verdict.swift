// The verdict on a post: a mood, or the reason for having none.
import Foundation
public import Mood

/// The verdict on a post.
public enum Verdict: Sendable, Hashable {
  /// The mood of an English post.
  case mood(MoodReading)
  /// The post is in another language, with its code such as `es`; nil when it is not known which.
  case otherLanguage(String?)
  /// The words are too few to know whether the post is in English.
  case uncertainLanguage
  /// The post is empty, or has only links, handles and shapes.
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
  /// A text that is not English, with the code of its language if that is known.
  case otherLanguage(String?)
  /// A text that is not certainly English.
  case uncertainLanguage
  /// Only links, handles, shapes and spaces.
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
    let letters = Script.count(own)
    let said = Self.code(post.language)
    // Many programs state "en" for every text, so the script overrides the statement.
    if letters.isForeign {
      self = .otherLanguage(said == "en" ? nil : said)
    } else if let said {
      self = said == "en" ? .english(text) : .otherLanguage(said)
    } else if letters.isEmpty {
      // Emoji mean the same in every language, unless the source states another one.
      self = .english(text)
    } else {
      switch LanguageGuess.of(own) {
      case .english: self = .english(text)
      case .other: self = .otherLanguage(LanguageGuess.likeliestOther(own))
      case .undecided: self = .uncertainLanguage
      }
    }
  }

  /// The stated code without its region; nil for none, or for "unknown".
  private static func code(_ language: String?) -> String? {
    guard let code = language?.lowercased().split(whereSeparator: { "-_".contains($0) }).first,
      !silent.contains(code)
    else { return nil }
    return code == "eng" ? "en" : String(code)
  }

  /// The codes for "unknown": undetermined, no language, only mentions, tags, links and so on.
  private static let silent: Set<Substring> = [
    "und", "zxx", "mul", "mis", "qam", "qct", "qht", "qme", "qst", "art", "in-valid",
  ]
}
