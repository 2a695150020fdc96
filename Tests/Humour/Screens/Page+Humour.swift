// The screens of Humour, over a planned source of posts.
import AppTesting
import DataLayer
import Foundation
import PostsTesting
import SharedUI
import SwiftUITesting

@testable import Humour
@testable import Posts

extension Page<PlannedPosts> {
  /// A page at the address `components` below `/humour`, for a reader of `language`.
  convenience init(
    at components: [String] = [], language: String = "en", sceneStorage: [String: String] = [:],
    store: any RecordStore = InMemoryRecordStore(now: { HumourFixture.noon }),
    clock: TestClock = TestClock(), reader: MoodReader = CountingReader().reader(),
    planned: PlannedPosts = PlannedPosts(), browser: TestBrowser = TestBrowser()
  ) throws {
    let scene = HumourApp.description.scene(
      HumourDependencies(
        service: planned.service,
        moods: MoodCache(reader: reader, store: store, source: "test"),
        people: RecentPeople(store: store, source: "test"), clock: clock,
        now: { HumourFixture.noon + 60 }))
    try self.init(
      scene, planned: planned, base: "/humour",
      strings: [SharedUIResources.strings, HumourApp.description.strings],
      at: components, language: language, sceneStorage: sceneStorage, browser: browser)
  }

  /// The posts of Ana, opened by her address, with a page of posts.
  static func ana(
    _ page: PostPage, language: String = "en", sceneStorage: [String: String] = [:],
    reader: MoodReader = CountingReader().reader()
  ) async throws -> Page<PlannedPosts> {
    let screen = try Page<PlannedPosts>(
      at: ["ana"], language: language, sceneStorage: sceneStorage, reader: reader)
    try await screen.planned.lookups.next().answer(HumourFixture.ana)
    try await screen.planned.pages.next().answer(page)
    return screen
  }
}

extension TestPage {
  /// The links to the moods of posts, which a screen reader calls buttons.
  var posts: [TestElement] { all("button").filter { $0.tag == "a" } }

  /// The theme that is chosen in the menu.
  var theme: String? {
    all { $0.role == "menuitemradio" && $0.attribute("aria-checked") == "true" }.first?.text
  }
}
