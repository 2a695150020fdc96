// The list of what an attack on the running server found names tests that exist.
import Foundation
import Testing

@Suite("Findings of the attack")
struct RobustnessTests {
  @Test("Each finding has its figures before and now, and each test that holds it exists")
  func everyFinding() throws {
    let note = try #require(try Checkout.text("Notes/robustness.md"))
    let rows = note.split(separator: "\n").filter { $0.hasPrefix("| **") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let wanted = ["H", "M", "L"].flatMap { kind in
      (kind == "H" ? 0...5 : 1...(kind == "M" ? 10 : 12)).map { "**\(kind)\($0)**" }
    }
    #expect(rows.map { String($0[0].prefix { $0 != " " }) } == wanted)
    #expect(rows.filter { $0.count != 4 || $0.contains("") }.map { $0[0] } == [])

    let tests = try Checkout().paths
      .filter { $0.hasPrefix("Tests/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".py")) }
      .map { try Checkout.text($0) ?? "" }
    let names = rows.flatMap { Self.quoted($0[3]) }
    let missing = names.filter { name in
      !tests.contains { $0.contains("\"\(name)\"") || $0.contains("def \(name)(") }
    }
    #expect(missing == [])
    #expect(rows.filter { Self.quoted($0[3]).isEmpty && !$0[3].contains("security.md") } == [])
  }

  @Test("Each test that holds what strangers could do exists")
  func strangers() throws {
    let note = try #require(try Checkout.text("Notes/strangers.md"))
    let rows = note.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.filter { $0.count != 4 || $0.contains("") }.map { $0[0] } == [])
    let tests = try Checkout().paths
      .filter { $0.hasPrefix("Tests/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".py")) }
      .map { try Checkout.text($0) ?? "" }
    let missing = rows.flatMap { Self.quoted($0[3]) }.filter { name in
      !tests.contains { $0.contains("\"\(name)\"") || $0.contains("def \(name)(") }
    }
    #expect(missing == [])
  }

  /// The texts in curly quotes.
  private static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "“", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "”" }) }
  }
}
