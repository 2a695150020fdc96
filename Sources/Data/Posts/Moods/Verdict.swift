// What is said of a post: a mood, or honestly none.
import Foundation
import Mood

/// What the app says of a post.
public enum Verdict: Sendable, Hashable {
  /// It is English, and this is how it sounds.
  case mood(MoodReading)
  /// It is in another language, or in none that is certain: "not supported yet".
  case otherLanguage
  /// It is empty, or holds nothing but links and names: "nothing to read".
  case nothingToRead

  /// The likeliest mood, where there is one.
  public var mood: Mood? {
    if case .mood(let reading) = self { reading.mood } else { nil }
  }
}

/// What of a post the classifier may be given.
enum Readable: Sendable, Hashable {
  /// English, without the shortened links, whose halves would be taken for words.
  case english(String)
  /// Not English, or not certainly so.
  case otherLanguage
  /// Nothing but links, handles and blanks.
  case nothing

  /// What `post` has to read: its source says the language, and where it is silent the text does.
  init(_ post: Post) {
    let words = post.text.split(whereSeparator: \.isWhitespace).filter { !$0.isLink }
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
    // Feelings drawn, not written, are the same in every language; what the source says still counts.
    let isDrawn = letters.isEmpty
    // Many programs write "en" whatever was typed; letters that English does not have are stronger.
    if !isDrawn, letters.latin * 2 < letters.all { return false }
    if let code = language?.lowercased().split(separator: "-").first, !silent.contains(code) {
      return code == "en" || code == "eng"
    }
    return isDrawn || LanguageGuess.of(text) == .english
  }

  /// What X and others write for "cannot tell": undetermined, no language, only mentions, tags, links and the like.
  private static let silent: Set<Substring> = [
    "und", "zxx", "mul", "mis", "qam", "qct", "qht", "qme", "qst", "art", "in-valid",
  ]
}
