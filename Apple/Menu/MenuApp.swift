// Menu as an app for iPad and iPhone: the shell around the package.
import DataLayer
import Foundation
import Menu
import MenuData
import SharedUI
import SwiftUI

@main
struct MenuShell: App {
  private typealias Dependencies = SettingsCache<MenuSettings, MenuDependencies?>

  private let photos: ImageCache
  private let base: URL?
  private let settings: SettingsModel<MenuSettings>
  private let opening: Task<Dependencies, Never>

  init() {
    let client = HTTPClient.live(userAgent: AppInfo().userAgent)
    let info = AppInfo()
    let images = ImageCache(
      folder: AppFiles().photos, client: client,
      limits: ImageCache.Limits(diskBytes: 1_000_000_000))
    let restaurant = Restaurant(
      name: info.text("MenuName"), logo: info.text("MenuLogo").flatMap { URL(string: $0) },
      currency: info.text("MenuCurrency") ?? "SAR")
    let store = Task.detached(priority: .userInitiated) { MenuShell.openStore() }
    let base = info.address("MenuURL")
    photos = images
    self.base = base
    settings = SettingsModel(
      .keychain(account: "Menu"), preset: MenuSettings(token: info.text("MenuToken") ?? ""))
    opening = Task {
      let store = await store.value
      return SettingsCache { settings in
        base.map {
          let repository = MenuShell.repository(
            store, images: images, client: client, base: $0, token: settings.token)
          return MenuDependencies(repository: repository, restaurant: restaurant)
        }
      }
    }
  }

  /// The menu's database, opened once; a further token is another repository over it.
  private nonisolated static func openStore() -> Result<any MenuStore, DatabaseError> {
    do throws(DatabaseError) {
      return .success(try SQLiteMenuStore(at: AppFiles().support.appending(path: "menu.sqlite")))
    } catch {
      return .failure(error)
    }
  }

  private static func repository(
    _ opened: Result<any MenuStore, DatabaseError>, images: ImageCache, client: HTTPClient,
    base: URL, token: String
  ) -> MenuRepository {
    switch opened {
    case .success(let store):
      let ahead = MenuPhotos(store: store, images: images)
      // Those that are still missing, as after a first start without Wi-Fi.
      ahead.fetchAhead()
      return .live(
        store: store, client: client, base: base, token: .ofSettings(token),
        switched: { ahead.fetchAhead() })
    case .failure(let error):
      return .failing(.storage(why: "\(error)"))
    }
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        MenuApp.description.screen(MenuDependencies(repository: .preview()))
      } else if base == nil {
        NoAddress(key: "MenuURL")
      } else {
        OpeningScreen(opening) { dependencies in
          SettingsGate(settings) { settings in
            if let dependencies = dependencies(settings) {
              StartedScreen(MenuApp.description, dependencies)
            }
          } fields: { settings in
            MenuFields(settings: settings)
          }
        }
        .photos(photos)
        .countsNetworkReturns()
      }
    }
  }
}
