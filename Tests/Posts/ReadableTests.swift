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
    #expect(Self.readable("What a day", said: "es") == .otherLanguage)
    #expect(Self.readable("What a day", said: "pt-BR") == .otherLanguage)
  }

  @Test("A source that says it cannot tell is silent", arguments: ["und", "zxx", "qme", "qst", ""])
  func silent(said: String) {
    #expect(Self.readable("What a lovely day", said: said) == .english("What a lovely day"))
    #expect(Self.readable("Qué día más bonito", said: said) == .otherLanguage)
    #expect(Self.readable("Brrrm", said: said) == .otherLanguage)
  }

  @Test("Drawings alone are read, unless the source says another language")
  func drawings() {
    #expect(Self.readable("😂😂") == .english("😂😂"))
    #expect(Self.readable(":)") == .english(":)"))
    #expect(Self.readable("😂😂", said: "ja") == .otherLanguage)
  }

  @Test("Links are left out of what is read, handles are not, and a missing space makes no link")
  func cleaned() {
    #expect(
      Self.readable("@ana look at https://example.org/x and example.org/long… now", said: "en")
        == .english("@ana look at and now"))
    #expect(Self.readable("I love you so.much", said: "en") == .english("I love you so.much"))
  }
}
