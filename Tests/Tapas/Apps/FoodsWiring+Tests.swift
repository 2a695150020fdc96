// Foods as the tests of all apps meet it.
import DataLayer
import Foundation
import Sandbox

@testable import Foods
@testable import tapas

extension MatrixApp {
  static let foods = MatrixApp(FoodsWiring.self)
}

extension FoodsWiring: TestedApp {
  static func content(_ language: Language) -> String { "Spaghetti al Pomodoro" }
  static var screens: [String: String] { ["/foods/0": "Spaghetti al Pomodoro"] }
  static var nothing: Sentence { Sentence("No foods", "No hay comidas", "لا توجد أطعمة") }

  static func failed(_ reason: Reason) -> Sentence {
    Sentence(
      "The foods could not be loaded", "No se pudieron cargar las comidas", "تعذّر تحميل الأطعمة")
  }

  static var fuzzed: [FuzzedService] {
    [
      FuzzedService(name: "foods") { sandbox, client in
        let service = FoodService.live(base: sandbox.foodsURL, client: client)
        return { number in
          if number % 8 == 7 {
            try await service.setLiked(1, true)
            return FuzzedAnswer()
          }
          let foods = try await service.list { _ in }.records
          return FuzzedAnswer(
            ids: foods.map { "\($0.id)" }, names: foods.map(\.name),
            texts: foods.map(\.description), addresses: foods.compactMap(\.photoURL),
            decoded: foods)
        }
      }
    ]
  }
}
