// What can be made of the bottles that the person has, by the details already looked up.
import DataLayer
import Foundation
import SharedUI
import SwiftUI

/// A drink whose ingredients are known, and those of them that the person lacks.
struct MakeableDrink: Identifiable, Equatable {
  let id: Drink.ID
  let name: String
  let missing: [String]

  /// The drinks of `items` with at most two missing ingredients, the most complete first.
  @MainActor static func all(_ items: [DrinkItem], having bottles: Set<String>) -> [MakeableDrink] {
    if bottles.isEmpty { return [] }
    let drinks = items.compactMap { item -> MakeableDrink? in
      guard let ingredients = item.detail.value?.ingredients, !ingredients.isEmpty else {
        return nil
      }
      let missing = ingredients.map(\.name).filter { !bottles.contains($0.lowercased()) }
      guard missing.count <= 2, missing.count < ingredients.count else { return nil }
      return MakeableDrink(id: item.id, name: item.drink.name, missing: missing)
    }
    return drinks.enumerated().sorted {
      ($0.element.missing.count, $0.offset) < ($1.element.missing.count, $1.offset)
    }.map(\.element)
  }
}

/// A sheet with the ingredients that are known so far, and the drinks made of the chosen ones.
struct CabinetScreen: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("cocktails.cabinet") private var bottles = Bottles()
  let model: CocktailsModel

  var body: some View {
    let items = model.list.content.value?.items ?? []
    let drinks = MakeableDrink.all(items, having: bottles.names)
    NavigationStack {
      List {
        Section("What you can make") {
          if drinks.isEmpty {
            Text("Choose what you have.").foregroundStyle(.secondary)
          }
          ForEach(drinks) { MakeableRow(drink: $0) }
        }
        Section {
          ForEach(ingredients(of: items), id: \.self) { name in
            Toggle(isOn: $bottles[name]) { Text(verbatim: name) }
          }
        } header: {
          Text("What you have")
        } footer: {
          Text("Only the ingredients of cocktails seen so far are listed.")
        }
      }
      .navigationTitle("What can I make?")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }

  /// The names of the ingredients, each once whatever its case, the commonest first.
  private func ingredients(of items: [DrinkItem]) -> [String] {
    var counts: [String: (name: String, count: Int)] = [:]
    for name in items.flatMap({ $0.detail.value?.ingredients ?? [] }).map(\.name) {
      counts[name.lowercased(), default: (name, 0)].count += 1
    }
    return counts.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(200)
      .map(\.name)
  }
}

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

/// A drink that can be made, with what is missing for it.
private struct MakeableRow: View {
  let drink: MakeableDrink

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: drink.name).font(.headline)
      if drink.missing.isEmpty {
        Text("You have everything").font(.subheadline).foregroundStyle(.secondary)
      } else {
        Text("Missing: \(drink.missing.joined(separator: ", "))")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
