// Cocktails as the tests of all apps meet it.
import DataLayer
import Foundation
import Sandbox

@testable import Cocktails
@testable import tapas

extension MatrixApp {
  static let cocktails = MatrixApp(CocktailsWiring.self)
}

extension CocktailsWiring: TestedApp {
  static func content(_ language: Language) -> String { "50/50 Martini" }
  static var screens: [String: String] { ["/cocktails/11026": "50/50 Martini"] }
  static var nothing: Sentence { Sentence("No cocktails", "No hay cócteles", "لا توجد كوكتيلات") }

  static func failed(_ reason: Reason) -> Sentence {
    Sentence(
      "The cocktails could not be loaded", "No se pudieron cargar los cócteles",
      "تعذّر تحميل الكوكتيلات")
  }

  static var fuzzed: [FuzzedService] {
    [
      FuzzedService(name: "cocktails") { sandbox, client in
        let service = DrinkService.live(
          base: sandbox.cocktailsURL, client: client, keepingDetailsIn: InMemoryRecordStore())
        let known = try await service.list().records.first?.id ?? ""
        return { number in
          if number % 2 == 1 {
            let detail = try await service.lookUp(known, .distantFuture)
            return FuzzedAnswer(
              ids: [detail.id], names: detail.ingredients.map(\.name),
              texts: Array(detail.instructions.values) + detail.traits, decoded: detail)
          }
          let drinks = try await service.list().records
          return FuzzedAnswer(
            ids: drinks.map(\.id), names: drinks.map(\.name),
            addresses: drinks.compactMap(\.photoURL), decoded: drinks)
        }
      }
    ]
  }
}
