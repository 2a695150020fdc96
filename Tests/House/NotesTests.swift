// The Notes are decisions: short together, and each says how it is undone.
import Foundation
import Testing

@Suite("Notes")
struct NotesTests {
  /// Pages that decide nothing: indexes, tables and summaries.
  private static let withoutDecision: Set = [
    "Notes/README.md", "LiveSwiftUI/Notes/README.md", "Notes/answers.md", "Notes/briefs.md",
    "Notes/requirements.md", "Notes/contracts.md", "Notes/licences.md",
  ]

  private static func isNote(_ path: String) -> Bool {
    path.hasPrefix("Notes/") || path.hasPrefix("LiveSwiftUI/Notes/")
  }

  @Test("Notes, READMEs and CONTRIBUTING have at most 30,000 words together")
  func length() throws {
    let others: Set = [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LiveSwiftUI/README.md", "Apple/README.md",
    ]
    let pages = try Checkout().paths.filter {
      $0.hasSuffix(".md") && (Self.isNote($0) || others.contains($0))
    }
    let words = try pages.map { path in
      (path, try Checkout.text(path)?.split(whereSeparator: \.isWhitespace).count ?? 0)
    }
    let total = words.reduce(0) { $0 + $1.1 }
    let longest = words.sorted { $0.1 > $1.1 }.prefix(5).map { "\($0.0) \($0.1)" }
    #expect(pages.count > 40)
    #expect(total <= 30_000, "\(total) words; the longest: \(longest)")
  }

  @Test("Each page about a decision says how it is undone")
  func undoing() throws {
    let pages = try Checkout().paths.filter {
      $0.hasSuffix(".md") && Self.isNote($0) && !Self.withoutDecision.contains($0)
    }
    let silent = try pages.filter { path in
      let lines = try Checkout.text(path)?.split(separator: "\n") ?? []
      return !lines.contains { $0.hasPrefix("**Undoing it.**") || $0 == "## Undoing it" }
    }
    #expect(silent == [])
  }

  @Test("Each link of a page leads to a file")
  func links() throws {
    let checkout = try Checkout()
    let paths = Set(checkout.paths)
    let dead = try checkout.paths.filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }
      .flatMap { page in
        let text = try Checkout.text(page) ?? ""
        return text.matches(of: /\]\(([^)\s#]+)(?:#[^)]*)?\)/).map { String($0.1) }
          .filter { !$0.contains(":") }
          .filter { link in
            let folder = Checkout.url(page).deletingLastPathComponent()
            let target = folder.appending(path: link).standardizedFileURL.path
              .dropFirst(Checkout.root.path.count).drop { $0 == "/" }
            return !paths.contains { $0 == target || $0.hasPrefix(target + "/") }
          }
          .map { "\(page): \($0)" }
      }
    #expect(dead == [])
  }

  @Test("The figures of the README are those of the measured files")
  func figures() throws {
    let first = try Self.measured("2026-11-25")
    let again = try Self.measured("2026-11-29")
    let readme = try #require(try Checkout.text("README.md"))
    let rows = try #require(readme.split(separator: "## How fast").last).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
      .map { row in
        row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
    #expect(rows.count >= 5)
    let wrong = try rows.filter { row in
      let (ours, peers) = (again[row[0]] ?? [""], try #require(first[row[0]]))
      return Array(row[1...]) != [ours[0]] + peers
    }
    #expect(wrong == [])
  }

  /// The lines of a dated file by measure and unit: ours, NiceGUI's, and the best of the three ways
  /// to write the page for LiveView.
  private static func measured(_ date: String) throws -> [String: [String]] {
    let table = try #require(try Checkout.text("Benchmarks/results/list-\(date).tsv"))
    return Dictionary(
      uniqueKeysWithValues: table.split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let ways = cells.dropFirst(4).compactMap { cell in Double(cell).map { ($0, cell) } }
        let best = cells[1] == "1/s" ? ways.max { $0.0 < $1.0 } : ways.min { $0.0 < $1.0 }
        return ("\(cells[0]), \(cells[1])", [cells[2], cells[3], best?.1 ?? ""])
      })
  }
}
