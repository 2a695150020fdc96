// Values that all pages of a browser share, and what the browser keeps of them.
import Foundation
import Testing

@testable import SwiftUI

private enum Theme: String { case light, dark }

private struct Chosen: View {
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("count") private var count: Int?
  @AppStorage("words") private var words = ""

  var body: some View {
    Text(verbatim: "\(theme) \(count.map(String.init) ?? "-") \(words.count)")
    Button("Dark") { theme = .dark }
    Button("Light") { theme = .light }
    Button("Add") { count = (count ?? 0) + 1 }
    Button("Clear") { count = nil }
    Button("Tell all") { words = String(repeating: "a", count: 4_000) }
  }
}

/// One key as the values of two types, as two versions of an app would have it.
private struct Doubted: View {
  @AppStorage("theme") private var number = 7
  @AppStorage("theme") private var word = "none"

  var body: some View {
    Text(verbatim: "\(number) \(word)")
    Button("Word") { word = "dark" }
    Button("Number") { number = 3 }
  }
}

@Suite("Values of a browser")
@MainActor struct BrowserValuesTests {
  private let values: BrowserValues

  init() {
    // A clock that stands still: writes are told apart nevertheless.
    values = BrowserValues { Date(timeIntervalSince1970: 1) }
  }

  private func page(
    _ values: BrowserValues, at base: String = "/a", log: @escaping (String) -> Void = { _ in }
  ) -> ViewTester {
    var services = TreeServices(base: base, log: { log($0.text) })
    services.browserValues = values
    return ViewTester(Chosen(), services: services)
  }

  /// Bug: each page had its own values, so that another tab and the next visit had none of them.
  @Test("What is set in one page is in the other open ones at once, and in the next")
  func pages() {
    let pages = [page(values), page(values)]
    let shown = pages[1].number(of: "light - 0")
    pages[0].press("Dark")
    #expect(pages[1].tree.flush() == [.text(Int32(shown), "dark - 0")])
    pages[1].press("Add")
    pages[0].press("Add")
    #expect(pages[1].tree.flush() == [.text(Int32(shown), "dark 2 0")])
    #expect(page(values).html.contains(">dark 2 0<"))
    pages[0].press("Clear")
    #expect(pages[1].tree.flush() == [.text(Int32(shown), "dark - 0")])
    #expect(values.texts == ["/a theme": "dark"])
  }

  @Test("Another browser, and another app of the site, have none of it")
  func others() {
    page(values).press("Dark")
    #expect(page(BrowserValues()).html.contains(">light - 0<"))
    #expect(page(values, at: "/b").html.contains(">light - 0<"))
  }

  @Test("A page that is gone is told nothing, and nothing keeps it")
  func gone() {
    weak var gone: Tree?
    do {
      let first = page(values)
      gone = first.tree
      first.tree.close()
    }
    #expect(gone == nil)
    page(values).press("Dark")
    #expect(page(values).html.contains(">dark - 0<"))
  }

  @Test("A text that no longer is a value counts as none, until one is chosen")
  func undecodable() {
    values.take(["/a theme": "sepia", "/a count": "1e9", "/a words": "é"], written: 5)
    let page = page(values)
    #expect(page.html.contains(">light - 1<"))
    #expect(values.texts["/a theme"] == "sepia")
    // The default is a choice as well.
    page.press("Light")
    #expect(values.texts["/a theme"] == "light")
  }

  @Test("A type that cannot read a value neither shows nor replaces it")
  func types() {
    var services = TreeServices(base: "/a")
    services.browserValues = values
    let page = ViewTester(Doubted(), services: services)
    page.press("Word")
    #expect(page.fresh.contains(">7 dark<") && values.texts == ["/a theme": "dark"])
    page.press("Number")
    #expect(page.fresh.contains(">3 3<") && values.texts == ["/a theme": "3"])
  }

  @Test("Only what was written later replaces what pages show")
  func order() {
    let page = page(values)
    page.press("Dark")
    #expect(values.written == 1_000)
    values.take(["/a theme": "light"], written: 999)
    values.take(["/a theme": "light"], written: 1_000)
    _ = page.tree.flush()
    #expect(page.fresh.contains(">dark - 0<"))
    values.take(["/a count": "4"], written: 1_001)
    _ = page.tree.flush()
    #expect(page.fresh.contains(">light 4 0<"))
    page.press("Dark")
    #expect(values.written == 1_002)
    #expect(values.texts == ["/a theme": "dark", "/a count": "4"])
  }

  @Test("A value beyond a cookie is shown but not kept, said, and takes no other with it")
  func tooLong() {
    var said: [String] = []
    let page = page(values) { said.append($0) }
    page.press("Tell all")
    page.press("Dark")
    #expect(page.fresh.contains(">dark - 4000<"))
    #expect(values.keepable == ["/a theme": "dark"])
    #expect(said == ["A value of @AppStorage is too long to be kept by the browser."])
  }

  @Test("The shortest values are kept as long as there is room, whatever letters they have")
  func room() throws {
    let quotes = String(repeating: "\"", count: 600)
    values.take(["a": quotes, "b": quotes, "c": quotes, "d": "x"], written: 1)
    #expect(values.keepable == ["a": quotes, "b": quotes, "d": "x"])
    let bytes = try JSONEncoder().encode(values.keepable).count
    #expect(bytes <= BrowserValues.byteLimit)
  }
}
