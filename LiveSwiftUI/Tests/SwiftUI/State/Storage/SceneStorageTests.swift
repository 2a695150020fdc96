// Values of a scene that may be absent, and what the page keeps of them.
import Foundation
import Testing

@testable import SwiftUI

private enum Pane: String { case list, map }
private enum Level: Int { case low, high }

private struct StoredPane: View {
  @SceneStorage("text") private var text: String?
  @SceneStorage("count") private var count: Int?
  @SceneStorage("flag") private var flag: Bool?
  @SceneStorage("share") private var share: Double?
  @SceneStorage("link") private var link: URL?
  @SceneStorage("bytes") private var bytes: Data?
  @SceneStorage("pane") private var pane: Pane?
  @SceneStorage("level") private var level: Level?
  @SceneStorage("home") private var home = URL(filePath: "/")
  @SceneStorage("kept") private var kept = Data()

  private var values: [String] {
    [
      text ?? "-", count.map { "\($0)" } ?? "-", flag.map { "\($0)" } ?? "-",
      share.map { "\($0)" } ?? "-", link?.absoluteString ?? "-",
      bytes.map { "\(Array($0))" } ?? "-", pane.map { "\($0)" } ?? "-",
      level.map { "\($0)" } ?? "-", home.absoluteString, "\(Array(kept))",
    ]
  }

  var body: some View {
    Text(verbatim: values.joined(separator: " "))
    Button("Fill") {
      (text, count, flag, share, pane, level) = ("a", 2, true, 0.5, .map, .high)
      link = URL(string: "https://a.test/")
      bytes = Data([1, 2])
      home = URL(filePath: "/srv/")
      kept = Data([3])
    }
    Button("Empty") {
      (text, count, flag, share, link, bytes) = (nil, nil, nil, nil, nil, nil)
      (pane, level) = (nil, nil)
    }
  }
}

@Suite("Values of a scene")
@MainActor struct SceneStorageTests {
  private static let full = [
    "text": "a", "count": "2", "flag": "true", "share": "0.5", "link": "https://a.test/",
    "bytes": "AQI=", "pane": "map", "level": "1", "home": "file:///srv/", "kept": "Aw==",
  ]

  @Test("A value without a default is nil until one is written, and nil removes it again")
  func optionals() {
    let page = ViewTester(StoredPane())
    #expect(page.html.contains(">- - - - - - - - file:/// []<"))
    page.press("Fill")
    #expect(page.fresh.contains(">a 2 true 0.5 https://a.test/ [1, 2] map high file:///srv/ [3]<"))
    #expect(page.tree.sceneStorage == Self.full)
    page.press("Empty")
    #expect(page.fresh.contains(">- - - - - - - - file:///srv/ [3]<"))
    #expect(page.tree.sceneStorage == ["home": "file:///srv/", "kept": "Aw=="])
  }

  @Test("Each kind of value is there again after a reload")
  func reload() {
    var environment = EnvironmentValues()
    environment.builtIn.person.locale = Locale(identifier: "en_US")
    let tree = Tree(
      scene: WindowGroup { StoredPane() }, environment: environment, sceneStorage: Self.full)
    _ = tree.flush()
    let html = tree.html().text
    #expect(html.contains(">a 2 true 0.5 https://a.test/ [1, 2] map high file:///srv/ [3]<"))
  }
}
