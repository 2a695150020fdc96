// The tokens of a search: chips in its field, and suggestions of tokens.
import Testing

@testable import SwiftUI

private enum Fruit: String, Identifiable, CaseIterable {
  case apple, banana, cherry
  var id: Self { self }
}

private struct Finder: View {
  @State var words = ""
  @State var fruits: [Fruit] = [.apple]
  @State var suggested: [Fruit] = []

  var body: some View {
    NavigationStack {
      Text(verbatim: "\(fruits.map(\.rawValue).joined(separator: ",")) \(words)")
        .searchable(
          text: $words, tokens: $fruits, suggestedTokens: $suggested,
          prompt: Text(verbatim: "Find")
        ) { Text(verbatim: $0.rawValue) }
        .searchSuggestions {
          Text(verbatim: "Cherries").searchCompletion(Fruit.cherry)
          Text(verbatim: "Nothing").searchCompletion(Other(id: 1))
        }
    }
  }
}

private struct Other: Identifiable {
  let id: Int
}

/// A word and whether it is excluded.
private struct Word: Identifiable {
  let id: Int
  var isExcluded = false
}

@MainActor @Suite("Tokens of a search") struct SearchTokenTests {
  private func chips(_ tester: ViewTester) -> [String] {
    tester.elements.filter { $0.isNamed("tok") }.compactMap { $0.attribute("aria-label") }
  }

  @Test("Tokens are chips before the field, which say what a press does")
  func drawn() throws {
    let tester = ViewTester(Finder(fruits: [.apple, .banana]))
    #expect(chips(tester) == ["Remove apple", "Remove banana"])
    let box = try #require(tester.elements.first { $0.isNamed("toks") })
    #expect(box.attribute("role") == "group" && box.attribute("aria-label") == "Tokens")
    let order = tester.elements.filter { $0.isNamed("toks") || $0.tag == .input }.map(\.tag)
    #expect(order == [.div, .input])
    #expect(tester.tree.usedScripts.contains(.follow))
    #expect(!ViewTester(Finder(fruits: [])).tree.usedScripts.contains(.follow))
  }

  @Test("A pressed chip leaves the binding, and a screen reader hears it")
  func removed() {
    let tester = ViewTester(Finder(fruits: [.apple, .banana]))
    let operations = tester.press("Remove apple")
    #expect(operations.contains(.announce("Removed apple")))
    #expect(chips(tester) == ["Remove banana"])
    #expect(tester.fresh.contains(">banana <"))
    tester.press("Remove banana")
    #expect(!tester.fresh.contains("toks"))
  }

  @Test("A chosen suggestion is a token in place of the typed text")
  func completion() {
    let tester = ViewTester(Finder())
    tester.send(.input, .text("ch"), to: "Find")
    tester.press("Cherries")
    #expect(tester.fresh.contains(">apple,cherry <"))
    tester.press("Cherries")
    tester.press("Nothing")
    #expect(tester.fresh.contains(">apple,cherry <"), "once, and of this search only")
  }

  @Test("Suggested tokens stand before other suggestions, without those in the field")
  func suggested() {
    let tester = ViewTester(Finder(suggested: [.apple, .banana]))
    func offered() -> [String] {
      var words: [String] = []
      let list = tester.elements.first { $0.isNamed("sugg") }
      list?.forEachElement { if let each = $0.ownText { words.append(each) } }
      return words
    }
    #expect(offered() == ["banana", "Cherries", "Nothing"])
    tester.press("banana")
    #expect(chips(tester) == ["Remove apple", "Remove banana"])
    #expect(offered() == ["Cherries", "Nothing"])
  }

  @Test("The view of an editable token changes it through its binding")
  func editable() {
    struct Screen: View {
      @State private var words = ""
      @State private var tokens = [Word(id: 1), Word(id: 2)]
      var body: some View {
        NavigationStack {
          Button("Exclude") { tokens[1].isExcluded.toggle() }
            .searchable(text: $words, editableTokens: $tokens, prompt: "Find") { $token in
              Text(verbatim: "\(token.isExcluded ? "without" : "with") \(token.id)")
            }
        }
      }
    }
    let tester = ViewTester(Screen())
    #expect(chips(tester) == ["Remove with 1", "Remove with 2"])
    tester.press("Exclude")
    #expect(chips(tester) == ["Remove with 1", "Remove without 2"])
  }

  @Test("Suggestions are hidden where the menu is not wanted, and stay for other placements")
  func visibility() {
    func list(_ view: some View) -> Bool {
      ViewTester(
        NavigationStack {
          view.searchable(text: .constant(""), prompt: Text(verbatim: "Find"))
        }
      ).html.contains("sugg")
    }
    let text = Text(verbatim: "a")
    let fruit = Text(verbatim: "Apple").searchCompletion("apple")
    #expect(list(text.searchSuggestions { fruit }))
    #expect(list(text.searchSuggestions { fruit.searchSuggestions(.hidden, for: .content) }))
    #expect(!list(text.searchSuggestions { fruit.searchSuggestions(.hidden, for: .menu) }))
    #expect(!list(text.searchSuggestions { fruit }.searchSuggestions(.hidden, for: .menu)))
    #expect(EnvironmentValues().searchSuggestionsPlacement == .menu)
  }

  @Test("Finding is the browser's, and the modifiers for it change nothing")
  func finding() {
    let text = Text(verbatim: "a")
    #expect(
      ViewTester(text.findDisabled().replaceDisabled()).styled == ViewTester(text).styled)
  }
}
