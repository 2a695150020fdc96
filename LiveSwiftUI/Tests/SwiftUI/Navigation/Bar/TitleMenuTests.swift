// A menu beside the title of a screen.
import SwiftUI
import Testing

@MainActor @Suite struct TitleMenuTests {
  @Test("The menu of a title opens by a button beside the title, and its commands act")
  func titleMenu() throws {
    var done: [String] = []
    let page = Text(verbatim: "Page")
      .navigationTitle("Letter")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarTitleMenu { Button("Rename") { done.append("rename") } }
    let tester = ViewTester(NavigationStack { page })
    let title = try #require(tester.html.range(of: ">Letter</h1>"))
    let menu = try #require(tester.html.range(of: #"<div class="menu">"#))
    #expect(title.upperBound == menu.lowerBound)
    #expect(tester.html.contains(#"aria-label="Actions""#))
    tester.press("Rename")
    #expect(done == ["rename"])
  }

  @Test("The menu is content of a toolbar as well")
  func toolbarContent() {
    let tester = ViewTester(
      NavigationStack {
        Text(verbatim: "Page").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      })
    #expect(tester.number(of: "Rename") > 0)
  }
}
