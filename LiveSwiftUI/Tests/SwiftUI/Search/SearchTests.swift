// The scopes of a search: a row of segments below its field.
import Testing

@testable import SwiftUI

@MainActor @Suite("Searches") struct SearchTests {
  struct Finder: View {
    @State private var words = ""
    @State private var scope = "all"
    var activation = SearchScopeActivation.automatic

    var body: some View {
      NavigationStack {
        Text("\(scope) of \(words)")
          .searchable(text: $words, prompt: Text(verbatim: "Find"))
          .searchScopes($scope, activation: activation) {
            Text(verbatim: "All").tag("all")
            Text(verbatim: "Titles").tag("titles")
          }
      }
    }
  }

  @Test("A bar stays as it is during a search, whatever an app asks for")
  func toolbarBehavior() {
    let text = Text(verbatim: "a")
    #expect(
      ViewTester(text.searchPresentationToolbarBehavior(.avoidHidingContent)).styled
        == ViewTester(text).styled)
  }

  /// Bug: a search field corrected what was typed, whatever the app asked of its keyboard.
  @Test("A search field has the keyboard that the app asks for around it, else the usual one")
  func keyboard() {
    func field(_ screen: some View) -> [String?] {
      let tester = ViewTester(NavigationStack { screen })
      let field = tester.elements.first { $0.attribute("type") == "search" }
      return ["autocorrect", "spellcheck", "autocapitalize", "inputmode", "enterkeyhint"].map {
        field?.attribute($0)
      }
    }
    let screen = Text(verbatim: "a").searchable(text: .constant(""))
    #expect(field(screen) == [nil, nil, nil, nil, "search"])
    #expect(
      field(
        screen.autocorrectionDisabled().textInputAutocapitalization(.never)
          .keyboardType(.emailAddress).submitLabel(.go)) == ["off", "false", "none", "email", "go"])
    // Inside, it is for the fields of the content.
    #expect(
      field(Text(verbatim: "a").autocorrectionDisabled().searchable(text: .constant("")))
        == [nil, nil, nil, nil, "search"])
  }

  @Test("Scopes are a choice below the field, called as the field is")
  func scopes() {
    let tester = ViewTester(Finder())
    let bar = """
      </search><div class="segs scopes gx" role="radiogroup" aria-label="Find" data-e="p">\
      <button class="seg" type="button" role="radio" aria-checked="true" tabindex="0" \
      data-v="0">All</button>\
      <button class="seg" type="button" role="radio" aria-checked="false" tabindex="-1" \
      data-v="1">Titles</button></div>
      """
    #expect(tester.html.contains(bar))
  }

  @Test("A chosen scope reaches the binding, and the segments say so")
  func choosing() {
    let tester = ViewTester(Finder())
    let group = tester.elements.first { $0.attribute("role") == "radiogroup" }
    let number = group?.id ?? -1
    let words = Int32(tester.number(of: "all of "))
    let operations = tester.operations {
      tester.tree.handle(.pick, on: Int(number), value: .text("1"))
    }
    #expect(
      operations == [
        .text(words, "titles of "),
        .attribute(number + 1, "aria-checked", "false"),
        .attribute(number + 1, "tabindex", "-1"),
        .attribute(number + 2, "aria-checked", "true"),
        .attribute(number + 2, "tabindex", "0"),
      ])
    let later = tester.operations {
      tester.tree.handle(.pick, on: Int(number), value: .text("9"))
    }
    #expect(later == [])
  }

  @Test("Scopes that wait for text come with the first letter and go with the last")
  func onTextEntry() {
    let tester = ViewTester(Finder(activation: .onTextEntry))
    #expect(!tester.html.contains("radiogroup"))
    tester.send(.input, .text("s"), to: "Find")
    #expect(tester.fresh.contains("radiogroup"))
    tester.send(.input, .text(""), to: "Find")
    #expect(!tester.fresh.contains("radiogroup"))
  }

  /// A search for fruit that suggests all that begin with what is typed.
  private struct Suggester: View {
    @State private var words = ""
    let log: (String) -> Void

    var body: some View {
      NavigationStack {
        Text(verbatim: "Results for \(words)")
          .searchable(text: $words, prompt: Text(verbatim: "Find"))
          .searchSuggestions {
            ForEach(["apple", "apricot", "banana"].filter { $0.hasPrefix(words) }, id: \.self) {
              Text(verbatim: $0.uppercased()).searchCompletion($0)
            }
            Button("Scan") { log("scan") }
          }
      }
    }
  }

  @Test("Suggestions stand below the field; a chosen one is the text, and no more is suggested")
  func suggestions() {
    var said: [String] = []
    let tester = ViewTester(Suggester { said.append($0) })
    func suggested() -> [String] {
      let list = tester.elements.first { $0.attribute("aria-label") == "Suggestions" }
      var words: [String] = []
      list?.forEachElement { if let each = $0.ownText { words.append(each) } }
      return words
    }
    #expect(suggested() == ["APPLE", "APRICOT", "BANANA", "Scan"])
    tester.send(.input, .text("ap"), to: "Find")
    #expect(suggested() == ["APPLE", "APRICOT", "Scan"])
    tester.press("Scan")
    #expect(said == ["scan"])
    tester.press("APRICOT")
    #expect(suggested() == [])
    #expect(tester.fresh.contains("Results for apricot"))
    tester.send(.input, .text("b"), to: "Find")
    #expect(suggested() == ["BANANA", "Scan"])
  }

  @Test("Without suggestions there is no list, and a completion elsewhere is only its view")
  func noSuggestions() {
    let tester = ViewTester(
      NavigationStack {
        Text(verbatim: "a").searchCompletion("b").searchable(text: .constant(""))
          .searchSuggestions { if false { Text(verbatim: "c") } }
      })
    #expect(!tester.html.contains("Suggestions") && !tester.html.contains("<button"))
  }

  @Test("Scopes without a search field are not shown, nor a field's without scopes")
  func alone() {
    let scopeless = ViewTester(
      NavigationStack {
        Text(verbatim: "a").searchable(text: .constant("")).searchScopes(.constant(1)) {}
      })
    #expect(scopeless.html.contains("type=\"search\"") && !scopeless.html.contains("radiogroup"))
    let fieldless = ViewTester(
      NavigationStack {
        Text(verbatim: "a").searchScopes(.constant(1)) { Text(verbatim: "One").tag(1) }
      })
    #expect(!fieldless.html.contains("radiogroup"))
  }
}
