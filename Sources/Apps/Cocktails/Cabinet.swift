// The bottles that a person has, and what can be made of them.
import DataLayer
import Foundation

/// The ingredients that the person has. They are kept as a text, sorted, one a line, so that a
/// later version reads it.
struct Bottles: RawRepresentable {
  /// The names in lower case.
  var names: Set<String> = []

  init() {}

  init?(rawValue: String) { names = Set(rawValue.split(separator: "\n").map(String.init)) }

  var rawValue: String { names.sorted().joined(separator: "\n") }

  /// Whether an ingredient is there.
  subscript(name: String) -> Bool {
    get { names.contains(name.lowercased()) }
    set {
      if newValue { names.insert(name.lowercased()) } else { names.remove(name.lowercased()) }
    }
  }
}

/// A drink that can be made, or that needs one bottle more.
struct MakeableDrink: Identifiable, Equatable {
  let id: Drink.ID
  let name: String
  /// The only ingredient that the person lacks; nil when all are there.
  let missing: String?

  /// Those of `items` that need at most one of the ingredients that are not among `bottles`.
  @MainActor static func all(_ items: [DrinkItem], having bottles: Bottles) -> [MakeableDrink] {
    if bottles.names.isEmpty { return [] }
    return items.compactMap { item in
      let names = item.detail.value?.ingredients.map(\.name) ?? []
      let missing = names.filter { !bottles[$0] }
      // One may occur twice.
      guard missing.count < names.count, Set(missing.map { $0.lowercased() }).count <= 1 else {
        return nil
      }
      return MakeableDrink(id: item.id, name: item.drink.name, missing: missing.first)
    }
  }
}

/// An ingredient of the drinks that are known, by the service's name and the reader's.
struct Bottle: Identifiable {
  let id: String
  let title: String

  /// The ingredients whose name in either language has all terms of `query`, each once whatever its
  /// case, the commonest first.
  @MainActor static func all(
    of items: [DrinkItem], matching query: String, in locale: Locale
  ) -> [Bottle] {
    var counts: [String: (name: String, count: Int)] = [:]
    for name in items.flatMap({ $0.detail.value?.ingredients ?? [] }).map(\.name) {
      counts[name.lowercased(), default: (name, 0)].count += 1
    }
    let (terms, wanted) = (Terms.of(locale), SearchTerms(query))
    let bottles = counts.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .map { Bottle(id: $0.name, title: terms.term($0.name, .ingredient)) }
    return bottles.filter { wanted.find(FoldedText("\($0.title) \($0.id)")) }
  }
}
