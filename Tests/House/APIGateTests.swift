// Holds our SwiftUI to Apple's: nothing public that Apple lacks, nothing newer than
// iOS 18 but what apps of iOS 26 are drawn with.
import Foundation
import Testing

@Suite struct APIGateTests {
  @Test("Every public symbol of our SwiftUI is one of Apple's")
  func nothingOfOurOwn() throws {
    let ours = try APIGate.own.get()
    #expect(ours.count > 200)
    let strangers = try APIGate.strangers(ours, to: APIGate.table())
    let report = strangers.map { "\($0.usr)\t\($0.kind)\t\($0.path)\t\t\($0.declaration)" }
    // Each line is the start of a row for apple-swiftui.tsv, once its page has been read.
    #expect(report.isEmpty, "not in Apple's SwiftUI:\n\(report.joined(separator: "\n"))")
  }

  @Test("Nothing but the glass and the bars of iOS 26 needs a system newer than iOS 18")
  func nothingNewer() throws {
    let ours = try APIGate.own.get()
    let newer = try APIGate.newer(
      than: SystemVersion(major: 18, minor: 9), ours, in: APIGate.table())
    let others = newer.filter {
      !$0.path.contains(/Glass|glass|Spacer|EdgeEffect|safeAreaBar/)
        // A literal takes the form of LocalizedStringKey, which is there before.
        && !$0.declaration.contains("LocalizedStringResource")
    }
    // Apple's pages say iOS 18 of both, its SDK does not.
    #expect(others.map(\.path) == ["ScrollPosition.x", "ScrollPosition.y"])
  }

  @Test("A symbol that Apple lacks is caught, one that differs in a label or a type too")
  func strangersAreCaught() throws {
    let source = """
      public struct Color: Hashable, Sendable {
        public static let red = Color()
        public static let neon = Color()
        public func opacity(_ opacity: Double) -> Color { self }
        public func opacity(value: Double) -> Color { self }
        public func opacity(_ opacity: Float) -> Color { self }
        package func seam() {}
      }
      """
    let strangers = try APIGate.strangers(
      Self.module(source), to: APIGate.table())
    #expect(
      strangers.map(\.declaration).sorted() == [
        "func opacity(_ opacity: Float) -> Color", "func opacity(value: Double) -> Color",
        "static let neon: Color",
      ])
  }

  @Test("A symbol that came after iOS 18 is caught")
  func newcomersAreCaught() throws {
    let source = "public struct ButtonRole { public static let close = ButtonRole() }"
    let newer = try APIGate.newer(
      than: SystemVersion(major: 18, minor: 9), Self.module(source), in: APIGate.table())
    #expect(newer.map(\.path) == ["ButtonRole.close"])
  }

  @Test("The table says of every row where it is from, and no row is there twice")
  func tableIsSound() throws {
    let table = try APIGate.table()
    #expect(
      table.filter { !$0.page.contains(#/^/documentation/(swift|uikit/)/#) }.map(\.path) == [])
    #expect(table.filter { !["apple", "computed"].contains($0.source) }.map(\.path) == [])
    #expect(
      table.filter { !["page", "interface", "computed"].contains($0.availability) }
        .map(\.path) == [])
    #expect(table.count { $0.availability == "computed" } < 80, "confirm.py reads an interface")
    let twice = Dictionary(grouping: table, by: \.usr).values.filter { $0.count > 1 }
    #expect(twice.map { $0[0].path } == [])
  }

  @Test("Names are made alike where the systems differ")
  func normalising() throws {
    let apple = ["s:7SwiftUI9UnitPointV1x14CoreFoundation7CGFloatVvp"]
    let linux = ["s:7SwiftUI9UnitPointV1x10Foundation7CGFloatVvp"]
    #expect(try APIGate.signatures(apple) == APIGate.signatures(linux))
  }

  /// Compiles a source into a module called SwiftUI and gives its public symbols.
  static func module(_ source: String) throws -> [PublicSymbol] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tapas-gate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Source.swift")
    try Data(source.utf8).write(to: file)
    _ = try APIGate.run([
      "swiftc", "-emit-module", "-module-name", "SwiftUI", "-package-name", "fake",
      "-parse-as-library",
      "-o", folder.appending(path: "SwiftUI.swiftmodule").path, file.path,
    ])
    return try APIGate.symbols(in: folder)
  }
}
