// The names for the search, kept in memory.
package import DataLayer
import Foundation
import Synchronization

/// The folded names of one menu, made at its first search and kept until the menu changes.
public final class MenuIndex: Sendable {
  /// The names of a product.
  package struct Entry: Sendable {
    let position: Int
    let names: [FoldedText]

    /// The product at an index, with its names as saved.
    package init(
      place: Int, name: String, localizedName: String?, translations: [String: MenuTranslation]
    ) {
      position = place
      names = ([name, localizedName] + translations.values.map(\.name)).compactMap(\.self)
        .map(FoldedText.init)
    }
  }

  private let kept = Mutex<(version: Int, entries: [Entry])?>(nil)

  /// An index without names.
  package init() {}

  /// The indices of the first `limit` products, in menu order, with a name that contains every
  /// term.
  ///
  /// `load` reads the names of the menu with this version when they are not in memory.
  package func positions(
    of words: String, limit: Int, in version: Int,
    load: () throws(DatabaseError) -> [Entry]
  ) throws(DatabaseError) -> [Int] {
    let wanted = SearchTerms(words)
    var found: [Int] = []
    for entry in try entries(version, load) where found.count < limit {
      if entry.names.contains(where: wanted.find) { found.append(entry.position) }
    }
    return found
  }

  private func entries(
    _ version: Int, _ load: () throws(DatabaseError) -> [Entry]
  ) throws(DatabaseError) -> [Entry] {
    if let kept = kept.withLock({ $0 }), kept.version == version { return kept.entries }
    let entries = try load()
    kept.withLock { $0 = (version, entries) }
    return entries
  }
}
