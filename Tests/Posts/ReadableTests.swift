// What of a post may be given to the classifier.
import Foundation
import Testing

@testable import Posts

@Suite("What a post has to read")
struct ReadableTests {
  private static func readable(_ text: String, said language: String? = nil) -> Readable {
    Readable(Post(id: "1", text: text, date: nil, language: language))
  }

  @Test(
    "Nothing but links, handles, marks and blanks is nothing to read, in any language",
    arguments: [
      "", "  \n", "https://example.org/a?b=c", "www.example.org", "example.org/a-long-pa…",
      "@ana", "@ana@example.org @bo:", "@ana https://t.co/x", "…", "!!! ???", "example.com.",
      "⬛🟩🟨\n🟩🟩🟩", "🔴⚪️🔵",
    ])
  func nothing(text: String) {
    #expect(Self.readable(text) == .nothing)
    #expect(Self.readable(text, said: "en") == .nothing)
    #expect(Self.readable(text, said: "es") == .nothing)
  }

  @Test("What the source says counts, in any region and capitals")
  func said() {
    #expect(Self.readable("Ni idea", said: "en-GB") == .english("Ni idea"))
    #expect(Self.readable("Ni idea", said: "EN") == .english("Ni idea"))
    #expect(Self.readable("What a day", said: "es") == .otherLanguage("es"))
    #expect(Self.readable("What a day", said: "pt-BR") == .otherLanguage("pt"))
    #expect(Self.readable("Καλημέρα σε όλους", said: "el") == .otherLanguage("el"))
    // Many programs state "en" for every text.
    #expect(Self.readable("Καλημέρα σε όλους", said: "en") == .otherLanguage(nil))
  }

  /// Bug: a short English text and another language were one reason.
  @Test("Words that tell no language are uncertain; a language that they tell is named")
  func unsaid() {
    #expect(Self.readable("Boosted words") == .uncertainLanguage)
    #expect(Self.readable("Wordle 1,234 4/6 ⬛🟩") == .uncertainLanguage)
    #expect(Self.readable("Heute ist das Wetter wirklich nicht gut") == .otherLanguage("de"))
    #expect(Self.readable("Καλημέρα σε όλους") == .otherLanguage(nil))
  }

  @Test("A source that says it cannot tell is silent", arguments: ["und", "zxx", "qme", "qst", ""])
  func silent(said: String) {
    #expect(Self.readable("What a lovely day", said: said) == .english("What a lovely day"))
    #expect(Self.readable("Brrrm", said: said) == .uncertainLanguage)
    #expect(Self.readable("Qué día más bonito", said: said) == .otherLanguage("es"))
  }

  @Test("Drawings alone are read, unless the source says another language")
  func drawings() {
    #expect(Self.readable("😂😂") == .english("😂😂"))
    #expect(Self.readable(":)") == .english(":)"))
    #expect(Self.readable("😂😂", said: "ja") == .otherLanguage("ja"))
  }

  @Test("Links are left out of what is read, handles are not, and a missing space makes no link")
  func cleaned() {
    #expect(
      Self.readable("@ana look at https://example.org/x and example.org/long… now", said: "en")
        == .english("@ana look at and now"))
    #expect(Self.readable("I love you so.much", said: "en") == .english("I love you so.much"))
  }
}
