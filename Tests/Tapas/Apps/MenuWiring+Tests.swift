// Menu as the tests of all apps meet it.
import DataLayer
import Foundation
import Sandbox

@testable import MenuData
@testable import tapas

extension MatrixApp {
  static let menu = MatrixApp(MenuWiring.self)
}

extension Sentence {
  static let menuToken = Sentence(
    "The service refused the token (401). Check the setting TAPAS_MENU_TOKEN.",
    "El servicio rechazó el token (401). Revisa el ajuste TAPAS_MENU_TOKEN.",
    "رفضت الخدمة الرمز المميز (401). تحقّق من الإعداد")
}

extension MenuWiring: TestedApp {
  static func content(_ language: Language) -> String {
    language == .ar ? "مقبلات باردة" : "Cold Mezze"
  }

  static var screens: [String: String] {
    ["/menu/93cb85c1-aa9f-5215-bd5d-2ff9413f014e": "Hummus"]
  }

  static var refresh: Sentence {
    Sentence("Update menu", "Actualizar el menú", "تحديث القائمة")
  }

  static var nothing: Sentence {
    Sentence("The menu is empty", "El menú está vacío", "القائمة فارغة")
  }

  static func failed(_ reason: Reason) -> Sentence {
    Sentence(
      "The menu could not be downloaded", "No se pudo descargar el menú", "تعذّر تنزيل القائمة")
  }

  /// The first pages of both lists of the menu, each made a menu of its own, without the store.
  static var fuzzed: [FuzzedService] {
    [
      FuzzedService(name: "menu") { sandbox, client in
        let endpoint = MenuEndpoint(
          base: sandbox.menuURL, token: AccessToken(value: sandbox.menuToken, setting: ""),
          client: client, now: { Date(timeIntervalSince1970: 0) })
        return { number in
          let list = number % 3 == 0 ? MenuList.categories : .products
          guard case .page(let body) = try await endpoint.ask(list, page: 1) else {
            return FuzzedAnswer()
          }
          let page = try DownloadState.Page(body, of: list, number: 1)
          let menu =
            switch page {
            case .categories(let page):
              CompleteMenu(categories: page.records, products: [], skipped: 0)
            case .products(let page):
              CompleteMenu(categories: [], products: page.records, skipped: 0)
            }
          let products = menu.sections.flatMap(\.products)
          return FuzzedAnswer(
            ids: menu.sections.map(\.category.id) + products.map(\.id),
            names: menu.sections.map(\.category.name) + products.map(\.name),
            texts: products.compactMap(\.detail),
            addresses: products.compactMap { $0.photo.flatMap(URL.init(web:)) },
            decoded: [page, menu] as [any Sendable])
        }
      }
    ]
  }
}
