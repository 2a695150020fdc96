// The start of an app on Apple's systems, on a page without a browser.
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppleShared

@Suite("The start on Apple's systems", .timeLimit(.minutes(10)))
@MainActor
struct OpeningTests {
  /// Something that a test lets happen.
  private final class Gate: Sendable {
    private let (stream, output) = AsyncStream.makeStream(of: Void.self)

    func open() { output.finish() }

    func passed() async { for await _ in stream {} }
  }

  @Test("What is opened beside the main thread is shown once it is open, and nothing before")
  func opening() async throws {
    let gate = Gate()
    let opening = Task.detached {
      await gate.passed()
      return "the database"
    }
    let page = try TestPage(
      WindowGroup { OpeningScreen(opening) { opened in Text(verbatim: "Over \(opened)") } })
    #expect(page.texts == [])
    gate.open()
    await page.html(with: "Over the database")
  }

  /// Bug: the apps showed a skeleton first although a saved list was on disk.
  @Test("The first screen comes when the app has read its saved list")
  func started() async throws {
    let (gate, list) = (Gate(), SavedWords())
    let app = AppDescription(
      name: "words", title: "Words", summary: "Words.", colors: ("#000000", "#ffffff"),
      bundle: .main,
      start: { (list: SavedWords) in
        await gate.passed()
        list.words = ["Soup"]
      },
      screen: { list in Text(verbatim: list.words.first ?? "Loading words…") })
    let page = try TestPage(WindowGroup { StartedScreen(app, list) })
    #expect(page.texts == [])
    gate.open()
    await page.html(with: "Soup")
    #expect(!page.html.contains("Loading words…"))
  }

  @MainActor private final class SavedWords: Sendable {
    var words: [String] = []
  }

  @Test("The network returns when it was away; another way to it is no return")
  func network() {
    var network = NetworkReturns()
    let counts = [true, true, false, false, true, false, true].map { isThere in
      network.changed(isThere: isThere)
      return network.count
    }
    #expect(counts == [0, 0, 0, 0, 1, 1, 2])
  }
}
