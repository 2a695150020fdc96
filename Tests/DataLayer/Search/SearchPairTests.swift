// Search finds what the keyboards of phones type, and no more.
import DataLayer
import Testing

@Suite("What people type into a search")
struct SearchPairTests {
  private func finds(_ pair: SearchPairs.Pair) -> Bool {
    SearchTerms(pair.typed).find(FoldedText(pair.name))
  }

  /// Bug: of letters that are no letter with a mark, of apostrophes, hyphens and digits, only the
  /// very ones of the name found it.
  @Test("Two hundred texts find the names that people mean")
  func found() {
    #expect(SearchPairs.found.count >= 200)
    #expect(SearchPairs.found.filter { !finds($0) }.map { "\($0) in \($1)" } == [])
  }

  @Test("Fifty texts do not find names that are near")
  func other() {
    #expect(SearchPairs.other.count >= 50)
    #expect(SearchPairs.other.filter(finds).map { "\($0) in \($1)" } == [])
  }

  @Test(
    "What has no letter, digit or symbol is no term",
    arguments: ["", " ", "’", "-", " – .", "\u{200F}"])
  func nothing(typed: String) {
    #expect(SearchTerms(typed).isEmpty)
  }

  private struct Drink: NamedRecord, Equatable {
    var id: Int
    var name: String
  }

  @Test("A list of a service is searched so, also a record that has changed")
  func records() {
    let tonic = Drink(id: 1, name: "Gin & Tonic")
    let punch = Drink(id: 2, name: "Planter's Punch")
    var list = NamedRecords(RecordList([tonic, punch]))
    #expect(list.records(matching: "planter’s") == [punch])
    #expect(list.records(matching: "ｐｕｎｃｈ") == [punch])
    #expect(list.records(matching: "’") == [tonic, punch])
    list.edit(1) { $0.name = "Smørrebrød" }
    #expect(list.records(matching: "smorrebrod").map(\.id) == [1])
    #expect(list.records(matching: "tonic") == [])
  }

  @Test("Ten thousand signs of one name fold to a bounded text")
  func bound() {
    let long = FoldedText(String(repeating: "\u{FDFA}", count: 10_000))
    #expect(long == FoldedText(String(repeating: "\u{FDFA}", count: 1_000)))
  }
}
