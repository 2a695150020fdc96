// The help page, to the letter: people and scripts rely on every word.
import Foundation
import Testing

@testable import tapas

@Suite("Help")
struct HelpTests {
  @Test("The help page is Deploy/help.txt, which ./run prints before anything is built")
  func page() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Deploy/help.txt")
    #expect(try Help.page() == String(contentsOf: file.standardizedFileURL, encoding: .utf8))
  }

  @Test("With every app the page names every setting and fits 80 columns")
  func wholePage() {
    let page = Help.page(apps: Services.apps)
    let missing = Flag.all.flatMap { [$0.name, $0.variable ?? $0.name] }.filter {
      !page.contains($0)
    }
    #expect(missing == [])
    let long = page.split(separator: "\n").filter { $0.count > 80 }
    #expect(long == [])
  }

  @Test("An app that is not served is not in the page")
  func absentApps() {
    let page = Help.page(apps: [FoodsWiring.self, RecipesWiring.self])
    let absent = ["MENU", "POSTS"].filter(page.contains)
    #expect(absent == [])
  }
}
