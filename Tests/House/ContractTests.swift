// The table of the services' fields: each is read or ignored, with a reason.
import Foundation
import Testing

@Suite("The fields of the services")
struct ContractTests {
  @Test("Each row has a service, a field, one of two states, and a reason; no row is there twice")
  func table() throws {
    let text = try String(
      contentsOf: Checkout.root.appending(path: "Notes/contracts.tsv"), encoding: .utf8)
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.first == ["service", "field", "state", "why"])
    let odd = rows.dropFirst().filter { row in
      row.count != 4 || row.contains("") || !["read", "ignored"].contains(row[2])
    }
    #expect(odd == [])
    let keys = rows.dropFirst().map { $0.prefix(2).joined(separator: " ") }
    #expect(Set(keys).count == keys.count)
    #expect(try Set(rows.dropFirst().compactMap(\.first)) == Self.described())
  }

  /// The services that the page describes, by its headings without what stands in brackets.
  private static func described() throws -> Set<String> {
    let page = try #require(try Checkout.text("Notes/contracts.md"))
    let names = page.matches(of: /(?m)^###? ([^(\n]+?)(?: \(.*)?$/).map { String($0.1) }
    // Humour has three services, each with a heading of its own.
    return Set(names).subtracting(["Common to all", "Humour"])
  }
}
