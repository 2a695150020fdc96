// The icons: every name used in an app has a drawing, and the drawings are safe to put in a page.
import SwiftUI
import Testing

@Suite struct ValuesIconTests {
  static let root = URL(filePath: #filePath).appending(path: "../../../../../..")
    .standardizedFileURL

  /// The literals after `systemImage:` and `systemName:`, both sides of a conditional included.
  static func names(in source: String) -> [String] {
    source.matches(of: /system(?:Image|Name):([^,)\n]*)/).flatMap { match in
      match.1.matches(of: /"([^"\\]+)"/).map { String($0.1) }
    }
  }

  static func drawings() throws -> [String: String] {
    let file = root.appending(path: "LiveSwiftUI/Sources/Server/LiveServer/Assets/icons.json")
    return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
  }

  @Test("Every icon named in an app is known")
  func usedIcons() throws {
    let apps = Self.root.appending(path: "Sources/Apps")
    let files = try FileManager.default.subpathsOfDirectory(atPath: apps.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    let unknown = try files.sorted().flatMap { file in
      try Self.names(in: String(contentsOf: apps.appending(path: file), encoding: .utf8))
        .filter { !Symbols.isKnown($0) }.map { "\(file): \($0)" }
    }
    #expect(unknown == [])
  }

  @Test("The scan sees both sides of a conditional")
  func scan() {
    let source =
      #"Image(systemName: liked ? "heart.fill" : "heart").x(); Label("A", systemImage: "no.such")"#
    #expect(Self.names(in: source) == ["heart.fill", "heart", "no.such"])
    #expect(!Symbols.isKnown("no.such"))
  }

  @Test("The names and the drawings are the same set")
  func sameSet() throws {
    #expect(try Self.drawings().keys.sorted() == Symbols.all)
  }

  @Test("Drawings hold shapes only: no script, no link, no style")
  func safeMarkup() throws {
    let element = #/<(?:/?)([a-zA-Z]+)/#
    let kinds = try Set(
      Self.drawings().values.flatMap { $0.matches(of: element).map { String($0.1) } })
    #expect(kinds.isSubset(of: ["path", "circle", "rect", "ellipse", "g"]))
    #expect(try Self.drawings().values.allSatisfy { !$0.contains(" on") && !$0.contains("href") })
  }

  @Test("Symbols of public apps that lacked a drawing have one")
  func publicApps() {
    let names = [
      "checklist.checked", "dumbbell", "dumbbell.fill", "scalemass", "scalemass.fill",
      "figure.run", "figure.run.circle.fill", "figure.walk", "figure.strengthtraining.traditional",
      "keyboard.chevron.compact.down", "star.slash", "popcorn.fill", "die.face.5", "carrot.fill",
      "person.crop.circle.fill.badge.plus", "bed.double.fill", "equal.circle.fill",
    ]
    #expect(names.filter { !Symbols.isKnown($0) } == [])
  }

  @Test("A filled form is found where there is one")
  func filled() {
    #expect(
      ["heart", "heart.fill", "chevron.right"].map { Symbols.fillVariant(of: $0) } == [
        "heart.fill", "heart.fill", nil,
      ])
  }
}
