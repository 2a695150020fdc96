// Searching the saved menu by names in both languages, without regard to case and accents.
import DataLayer
import Foundation
import Synchronization

/// The folded names of one menu, made at its first search and kept until the menu changes.
final class MenuIndex: Sendable {
  /// The names of a product.
  struct Entry: Sendable {
    let place: Int
    let name: FoldedText
    let localizedName: FoldedText?
  }

  private let kept = Mutex<(version: Int, entries: [Entry])?>(nil)

  /// The names of the menu in this connection's transaction.
  func entries(_ connection: Connection) throws(DatabaseError) -> [Entry] {
    let version = try connection.first("SELECT version FROM menu") { $0.integer(0) }
    guard let version else { return [] }
    if let kept = kept.withLock({ $0 }), kept.version == version { return kept.entries }
    let entries = try connection.rows(
      "SELECT place, name, localized FROM product ORDER BY place"
    ) {
      Entry(
        place: $0.integer(0), name: FoldedText($0.text(1)),
        localizedName: $0.textIfAny(2).map(FoldedText.init))
    }
    kept.withLock { $0 = (version, entries) }
    return entries
  }
}

extension MenuStore {
  /// The first `limit` products, in menu order, with a name that holds every word.
  func search(_ words: String, limit: Int) async throws(MenuError) -> [Product] {
    let wanted = SearchWords(words)
    return try await read { [index] connection throws(DatabaseError) in
      var found: [Product] = []
      for entry in try index.entries(connection) where found.count < limit {
        guard wanted.find(entry.name) || entry.localizedName.map(wanted.find) == true else {
          continue
        }
        let product = try connection.first(
          """
          SELECT id, category, name, localized, detail, price, photo FROM product WHERE place = ?
          """, entry.place
        ) { Product($0) }
        if let product { found.append(product) }
      }
      return found
    }
  }
}
