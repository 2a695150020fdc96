// The shipped people, their posts and portraits, and how a person's file is read.
import Foundation
import Testing

@testable import Sandbox

@Suite("The shipped people")
struct PeopleDataTests {
  let people: [StoredPerson]
  /// People with an open account and posts.
  let writers: [StoredPerson]
  let now = Date(timeIntervalSince1970: 1_750_000_000)

  init() throws {
    people = try StoredPerson.shipped()
    writers = people.filter { $0.state == .open && !$0.posts.isEmpty }
  }

  @Test("At least fifteen people write, each at least a hundred posts, and none says a thing twice")
  func enough() {
    #expect(writers.count >= 15)
    for person in writers {
      let own = person.posts.filter { $0.repost == nil && !$0.text.isEmpty }.map(\.text)
      #expect(person.posts.count >= 100, "\(person.handle)")
      #expect(Set(own).count == own.count, "\(person.handle)")
    }
    #expect(writers.map(\.posts.count).reduce(0, +) >= 1_600)
  }

  @Test("Eleven write mainly English, the others Spanish, Arabic, French and German")
  func languages() {
    let main = writers.map { person in
      let counts = Dictionary(grouping: person.posts.compactMap(\.language)) { $0 }
      return counts.max { $0.value.count < $1.value.count }?.key ?? ""
    }
    #expect(main.count { $0 == "en" } == 11)
    #expect(Set(main) == ["en", "es", "ar", "fr", "de"])
    #expect(Set(writers.flatMap { $0.posts.compactMap(\.language) }).isSuperset(of: ["pt", "no"]))
    #expect(writers.allSatisfy { $0.posts.contains { $0.language == nil } })
  }

  @Test("Handles and numbers are unique, and every service can spell the handles")
  func handles() {
    #expect(Set(people.map(\.number)).count == people.count)
    #expect(Set(people.map(\.handle)).count == people.count)
    for handle in people.map(\.handle) {
      let letters = handle.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "_") }
      #expect(letters && handle.count <= 15 && !handle.hasSuffix("_"), "\(handle)")
    }
    #expect(people.count { $0.name == nil } == 2)
    #expect(people.map(\.state).filter { $0 != .open } == [.protected, .suspended, .limited])
  }

  @Test("Everyone who is shown and writes has a portrait of 256 pixels and about 8 KB")
  func portraits() throws {
    let photos = try SandboxResources.folder("Humour").appending(path: "photos")
    for person in people where person.state != .suspended && !person.posts.isEmpty {
      let data = try Data(contentsOf: photos.appending(path: "\(person.handle).jpg"))
      #expect(data.prefix(2) == Data([0xFF, 0xD8]) && data.suffix(2) == Data([0xFF, 0xD9]))
      #expect(data.count < 9_100, "\(person.handle)")
    }
  }

  @Test("Every oddity of the real services is there")
  func oddities() {
    let posts = writers.flatMap(\.posts)
    let kinds = posts.map { TextPart.parts(of: $0.text) }
    #expect(posts.count { $0.repost != nil } >= 20)
    #expect(posts.count { $0.warning != nil } >= 15)
    #expect(posts.count { $0.text.count > 280 } >= 12)
    #expect(posts.count { $0.repost == nil && $0.text.isEmpty } >= 6)
    // Mastodon takes no more than this in one post.
    #expect(posts.allSatisfy { $0.text.count <= 500 })
    func alone(_ parts: [TextPart]) -> Bool {
      !parts.isEmpty
        && parts.allSatisfy { part in
          if case .plain(let text) = part { return text.allSatisfy(\.isWhitespace) }
          return true
        }
    }
    func holds(_ name: (TextPart) -> Bool) -> Int {
      kinds.count { $0.contains(where: name) && alone($0) }
    }
    #expect(holds { if case .link = $0 { true } else { false } } >= 10)
    #expect(holds { if case .mention = $0 { true } else { false } } >= 5)
    #expect(holds { if case .hashtag = $0 { true } else { false } } >= 8)
    #expect(posts.count { $0.text.contains("&") } >= 1)
  }

  @Test("Every repost finds its earlier original, dates go up with numbers, none is ahead of now")
  func dates() throws {
    let book = try PostsStore(people: people, now: now)
    var numbers: Set<Int> = []
    for person in people {
      let posts = book.posts(of: person)
      numbers.formUnion(posts.map(\.number))
      #expect(posts.map(\.number) == posts.map(\.number).sorted(by: >))
      #expect(zip(posts, posts.dropFirst()).allSatisfy { $0.date > $1.date }, "\(person.handle)")
      #expect(posts.allSatisfy { $0.date < now })
      #expect(
        posts.count { book.original(of: $0) != nil } == person.posts.count { $0.repost != nil })
    }
    #expect(numbers.count == people.map(\.posts.count).reduce(0, +))
    for person in writers {
      let posts = book.posts(of: person)
      let newest = try #require(posts.first).date
      let oldest = try #require(posts.last).date
      #expect(now.timeIntervalSince(newest) < 0.7 * 86_400, "\(person.handle)")
      #expect((300...366).contains(now.timeIntervalSince(oldest) / 86_400), "\(person.handle)")
    }
  }

  @Test("Numbers stay when the clock goes on, so that saved posts keep their ids")
  func stable() throws {
    let later = try PostsStore(people: people, now: now.addingTimeInterval(86_400))
    let book = try PostsStore(people: people, now: now)
    for person in writers {
      #expect(book.posts(of: person).map(\.number) == later.posts(of: person).map(\.number))
      #expect(
        zip(book.posts(of: person), later.posts(of: person)).allSatisfy {
          abs($1.date.timeIntervalSince($0.date) - 86_400) < 0.01
        })
    }
  }

  @Test("A person's file is read with its head, marks, line ends and ages")
  func reading() throws {
    let text = """
      number: 7
      name: Ana: the one
      about: Hi
      lang: en

      == 10
      One\\ntwo #tag
      {es}{cw Fire} Tres
      == 4
      {?} 🙂
      {empty}
      {>> bo: some words: here}
      == 0
      """
    let person = try StoredPerson(handle: "ana", text: text)
    #expect(person.name == "Ana: the one")
    #expect(person.number == 7 && person.state == .open && person.about == "Hi")
    #expect(person.posts.map(\.text) == ["One\ntwo #tag", "Tres", "🙂", "", ""])
    #expect(person.posts.map(\.language) == ["en", "es", nil, "en", "en"])
    #expect(person.posts.map(\.warning) == [nil, "Fire", nil, nil, nil])
    #expect(
      person.posts.map(\.repost) == [
        nil, nil, nil, nil, .init(handle: "bo", excerpt: "some words: here"),
      ])
    let ages = person.posts.map(\.daysAgo)
    #expect(ages == ages.sorted(by: >))
    #expect((7...10).contains(ages[0]) && (4...7).contains(ages[1]) && (0...4).contains(ages[2]))
  }

  @Test(
    "A file that breaks the rules is refused by name",
    arguments: [
      "name: nobody\n== 1\n== 0", "number: 1\nstate: asleep\n== 1\n== 0", "number: 1\n== x",
      "number: 1\n== 1\nlast, and not closed", "number: 1\n== 1\n== 2",
      "number: 1\n== 1\n{odd}\n== 0",
      "number: 1\n== 1\n{es\n== 0", "number: 1\n== 1\n{>> bo: words} and more\n== 0",
      "no head\n== 1",
    ])
  func broken(text: String) {
    #expect {
      try StoredPerson(handle: "ana", text: text)
    } throws: { error in
      guard case .dataUnreadable("ana.txt", _)? = error as? SandboxError else { return false }
      return true
    }
  }

  @Test("A repost of nothing, or of what is younger, is refused")
  func lost() throws {
    let bo = try StoredPerson(handle: "bo", text: "number: 2\n== 2\nHello there\n== 1")
    for words in ["nothing", "Hello"] {
      let ana = try StoredPerson(
        handle: "ana", text: "number: 1\n== 3\n{>> bo: \(words)}\n== 2.5")
      #expect(throws: SandboxError.self) { try PostsStore(people: [ana, bo], now: now) }
    }
  }

  @Test("Links, mentions and hashtags are found, and what only looks like them is not")
  func parts() {
    #expect(
      TextPart.parts(of: "Hi @ana_b, see https://a.example/x?y=1. #año2 a@b.c 50# #1 (#ok)")
        == [
          .plain("Hi "), .mention("ana_b"), .plain(", see "), .link("https://a.example/x?y=1"),
          .plain(". "), .hashtag("año2"), .plain(" a@b.c 50# #1 ("), .hashtag("ok"), .plain(")"),
        ])
    #expect(TextPart.parts(of: "") == [])
    let all = writers.flatMap { $0.posts.map(\.text) }
    #expect(all.allSatisfy { TextPart.parts(of: $0).map(\.written).joined() == $0 })
  }
}
