// How well English is told from other languages, on our own sentences.
import AppTesting
import Foundation
import Testing

@testable import Posts

@Suite("Telling English from other languages")
struct LanguageTests {
  private static let english = LanguageSamples.english.split(separator: "\n").map(String.init)
  private static let others = LanguageSamples.others.flatMap { language, posts in
    posts.split(separator: "\n").map { (language: language, text: String($0)) }
  }

  /// What becomes of a post whose source is silent.
  private static func readable(_ text: String) -> Readable {
    Readable(Post(id: "1", text: text, date: nil))
  }

  @Test("The measurement has at least 300 posts in at least 12 languages")
  func size() {
    #expect(Self.english.count + Self.others.count >= 300)
    #expect(LanguageSamples.others.count + 1 >= 12)
  }

  @Test("Of short English posts at least 96 in a hundred are known as English, and none as another")
  func recall() {
    let missed = Self.english.filter { Self.readable($0) != .english($0) }
    #expect(missed.count * 100 <= Self.english.count * 4, "\(missed)")
    #expect(Self.english.filter { LanguageGuess.of($0) == .other } == [])
  }

  @Test("Of short posts in other languages at most one in a hundred is taken for English")
  func falseEnglish() {
    let taken = Self.others.filter { Self.readable($0.text) == .english($0.text) }
    #expect(taken.count * 100 <= Self.others.count, "\(taken)")
  }

  @Test("Of short posts in other Latin languages at least 89 in a hundred are known as such")
  func others() {
    let latin = Self.others.filter { Script.count($0.text).latin > 0 }
    let known = latin.filter { LanguageGuess.of($0.text) == .other }
    #expect(known.count * 100 >= latin.count * 89, "\(known.count) of \(latin.count)")
  }

  @Test("Other writings are never English, whatever the source says", arguments: ["en", nil])
  func scripts(said: String?) {
    for (language, text) in Self.others where Script.count(text).latin == 0 {
      let post = Post(id: "1", text: text, date: nil, language: said)
      #expect(Readable(post) == .otherLanguage(nil), "\(language): \(text)")
    }
  }

  @Test(
    "Posts of people who write English are English to at least 99 in a hundred",
    arguments: [sandboxPosts, recordedPosts].compactMap(\.self))
  func wholePosts(posts: [String]) {
    #expect(posts.count >= 300)
    let known = posts.count { LanguageGuess.of($0) == .english }
    #expect(known * 100 >= posts.count * 99, "\(known) of \(posts.count)")
  }

  /// What the sandbox's people write in English, a line a post.
  private static let sandboxPosts: [String]? = {
    let people = URL(filePath: #filePath).appending(
      path: "../../../Sources/Sandbox/Resources/Humour/people"
    ).standardizedFileURL
    // Without the folder there is nothing to measure, and the test says so.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: people.path())) ?? []
    return names.sorted().flatMap { name -> [String] in
      // The same.
      let text = (try? String(contentsOf: people.appending(path: name), encoding: .utf8)) ?? ""
      guard text.contains("lang: en") else { return [] }
      return text.split(separator: "\n").map(String.init)
        .filter { $0.count > 30 && $0.wholeMatch(of: /[A-Z][^:{]*/) != nil }
    }
  }()

  /// The words of strangers, where they are beside the package; nil in a clone.
  private static let recordedPosts: [String]? = Recorded.text("mood/val_text.txt").map {
    $0.split(separator: "\n").map { String($0).replacing("@user", with: "") }
  }
}
