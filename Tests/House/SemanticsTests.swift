// The list of symbols that were compared with Apple's in meaning names symbols that exist.
import Foundation
import Testing

/// One row of the tables in LiveSwiftUI/Notes/swiftui-semantics.md.
struct ComparedSymbol {
  /// The symbol's path, such as `View.task(name:priority:file:line:_:)`.
  let symbol: String
  /// Its page below `/documentation/swiftui/`.
  let page: String
  /// What the comparison came to.
  let verdict: String
  /// What it does here.
  let words: String

  /// The verdicts that a row may have.
  static let verdicts = ["same", "deviates on purpose", "open", "mended"]

  /// The rows of a page of Notes; its heads and rules are left out.
  static func rows(of note: String) -> [ComparedSymbol] {
    note.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: " | ").map(String.init)
      guard line.hasPrefix("| `"), cells.count == 4 else { return nil }
      return ComparedSymbol(
        symbol: cells[0].trimmingCharacters(in: ["|", " ", "`"]),
        page: cells[1].trimmingCharacters(in: ["`"]), verdict: cells[2],
        words: cells[3].trimmingCharacters(in: ["|", " "]))
    }
  }
}

@Suite("Compared semantics")
struct SemanticsTests {
  @Test("Each compared symbol is one of Apple's, with its page and a verdict, and listed once")
  func everyRow() throws {
    let note = try #require(try Checkout.text("LiveSwiftUI/Notes/swiftui-semantics.md"))
    let rows = ComparedSymbol.rows(of: note)
    #expect(rows.count >= 150)
    #expect(rows.count == note.split(separator: "\n").count { $0.hasPrefix("| `") })
    let pages = Dictionary(grouping: try APIGate.table(), by: \.path)
      .mapValues { Set($0.map(\.page)) }
    let unknown = rows.filter { row in
      pages[row.symbol]?.contains("/documentation/swiftui/\(row.page)") != true
    }
    #expect(unknown.map(\.symbol) == [])
    #expect(rows.filter { !ComparedSymbol.verdicts.contains($0.verdict) }.map(\.symbol) == [])
    let twice = Dictionary(grouping: rows, by: \.symbol).values.filter { $0.count > 1 }
    #expect(twice.map { $0[0].symbol } == [])
    for verdict in ComparedSymbol.verdicts {
      let count = rows.count { $0.verdict == verdict }
      #expect(note.contains("- **\(verdict)** (\(count)):"), "\(verdict): \(count) rows")
    }
  }

  @Test("A compared symbol of ours is public in the built module")
  func everySymbolIsOurs() throws {
    let note = try #require(try Checkout.text("LiveSwiftUI/Notes/swiftui-semantics.md"))
    let ours = Set(try APIGate.symbols(in: APIGate.modules()).map(\.path))
    let missing = ComparedSymbol.rows(of: note).map(\.symbol).filter { !ours.contains($0) }
    #expect(missing == [])
  }

  @Test("A row is read from its cells, a head is none")
  func rowsAreRead() throws {
    let rows = ComparedSymbol.rows(
      of: "| Symbol | Page | Compared | Here |\n| --- | --- | --- | --- |\n"
        + "| `Text.init(_:)` | `text/init(_:)` | same | Never looked up. |")
    #expect(rows.map(\.symbol) == ["Text.init(_:)"])
    #expect(rows.map(\.page) == ["text/init(_:)"])
    #expect(rows.map(\.verdict) == ["same"])
    #expect(rows.map(\.words) == ["Never looked up."])
  }
}
