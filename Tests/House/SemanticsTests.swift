// The list of symbols that were compared with Apple's in meaning names symbols that exist.
import Foundation
import Testing

/// One row of the table of symbols that were compared with Apple's in meaning.
struct ComparedSymbol {
  /// The file, of tab-separated values.
  static let path = "LiveSwiftUI/Notes/swiftui-semantics.tsv"

  /// The symbol's path, such as `View.task(name:priority:file:line:_:)`.
  let symbol: String
  /// Its page below `/documentation/swiftui/`.
  let page: String
  /// The result of the comparison.
  let verdict: String
  /// What it does here.
  let words: String

  /// The verdicts that a row may have.
  static let verdicts = ["same", "deviates on purpose", "open", "fixed"]

  /// The rows of the table, without its head.
  static func rows(of table: String) -> [ComparedSymbol] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { return nil }
      return ComparedSymbol(symbol: cells[0], page: cells[1], verdict: cells[2], words: cells[3])
    }
  }
}

@Suite("Compared semantics")
struct SemanticsTests {
  @Test("Each compared symbol is one of Apple's, with its page and a verdict, and listed once")
  func everyRow() throws {
    let note = try #require(try Checkout.text(ComparedSymbol.path))
    let rows = ComparedSymbol.rows(of: note)
    #expect(rows.count >= 150)
    #expect(rows.count == note.split(separator: "\n").count - 1)
    let pages = Dictionary(grouping: try APIGate.table(), by: \.path)
      .mapValues { Set($0.map(\.page)) }
    let unknown = rows.filter { row in
      pages[row.symbol]?.contains("/documentation/swiftui/\(row.page)") != true
    }
    #expect(unknown.map(\.symbol) == [])
    #expect(rows.filter { !ComparedSymbol.verdicts.contains($0.verdict) }.map(\.symbol) == [])
    let twice = Dictionary(grouping: rows, by: \.symbol).values.filter { $0.count > 1 }
    #expect(twice.map { $0[0].symbol } == [])
  }

  @Test("A compared symbol of ours is public in the built module")
  func everySymbolIsOurs() throws {
    let note = try #require(try Checkout.text(ComparedSymbol.path))
    let ours = Set(try APIGate.own.get().map(\.path))
    let missing = ComparedSymbol.rows(of: note).map(\.symbol).filter { !ours.contains($0) }
    #expect(missing == [])
  }

  @Test("A row is read from its cells, without the head")
  func rowsAreRead() throws {
    let rows = ComparedSymbol.rows(
      of: "symbol\tpage\tcompared\there\nText.init(_:)\ttext/init(_:)\tsame\tNever looked up.\n")
    #expect(rows.map(\.symbol) == ["Text.init(_:)"])
    #expect(rows.map(\.page) == ["text/init(_:)"])
    #expect(rows.map(\.verdict) == ["same"])
    #expect(rows.map(\.words) == ["Never looked up."])
  }
}
