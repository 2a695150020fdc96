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
    #expect(
      Set(rows.dropFirst().compactMap(\.first))
        == ["Foods", "Recipes", "Menu", "Cocktails", "X", "Bluesky", "Mastodon"])
  }
}
