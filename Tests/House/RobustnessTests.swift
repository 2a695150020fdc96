// The list of what an attack on the running server found names tests that exist.
import Foundation
import Testing

@Suite("Findings of the attack")
struct RobustnessTests {
  @Test("Each finding has its figures before and now, and each test that holds it exists")
  func everyFinding() throws {
    let rows = try Self.rows("Notes/robustness.tsv")
    let wanted = ["H", "M", "L"].flatMap { kind in
      (kind == "H" ? 0...5 : 1...(kind == "M" ? 10 : 12)).map { "\(kind)\($0)" }
    }
    #expect(rows.map { String($0[0].prefix { $0 != " " }) } == wanted)
    #expect(rows.filter { $0.count != 4 || $0.contains("") }.map { $0[0] } == [])
    #expect(try Self.missing(from: rows) == [])
    #expect(rows.filter { Self.quoted($0[3]).isEmpty && !$0[3].contains("security") } == [])
  }

  @Test("Each test that holds what strangers could do exists")
  func strangers() throws {
    let rows = try Self.rows("Notes/strangers.tsv")
    #expect(rows.filter { $0.count != 4 || $0.contains("") }.map { $0[0] } == [])
    #expect(try Self.missing(from: rows) == [])
  }

  /// The cells of a table, without its head.
  private static func rows(_ path: String) throws -> [[String]] {
    let table = try #require(try Checkout.text(path))
    return table.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The tests that the last cells name and that do not exist.
  private static func missing(from rows: [[String]]) throws -> [String] {
    let tests = try Checkout().paths
      .filter(Checkout.isTest)
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".py") }
      .map { try Checkout.text($0) ?? "" }
    return rows.flatMap { quoted($0[3]) }.filter { name in
      !tests.contains { $0.contains("\"\(name)\"") || $0.contains("def \(name)(") }
    }
  }

  /// The texts in curly quotes.
  private static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "“", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "”" }) }
  }
}
