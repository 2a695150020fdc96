// Foods as an app for iPhone and iPad: the shell around the package.
import DataLayer
import Foods
import Foundation
import SharedUI
import SwiftUI

@main
struct FoodsShell: App {
  private typealias Dependencies = SettingsCache<FoodsSettings, ServiceDependencies<FoodService>?>

  private let photos: ImageCache
  private let settings: SettingsModel<FoodsSettings>
  private let opening: Task<Dependencies, Never>

  init() {
    let client = HTTPClient.live(userAgent: AppInfo().userAgent)
    let files = AppFiles()
    let records = Task.detached(priority: .userInitiated) { files.records() }
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    settings = SettingsModel(
      .keychain(account: "Foods"),
      preset: FoodsSettings(address: AppInfo().text("FoodsURL") ?? ""))
    opening = Task {
      let records = await records.value
      return SettingsCache { settings in
        settings.base.map {
          ServiceDependencies(
            service: .live(base: $0, client: client), store: records, images: photos)
        }
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        FoodsApp.description.screen(.preview(.preview()))
      } else {
        OpeningScreen(opening) { dependencies in
          SettingsGate(settings) { settings in
            if let dependencies = dependencies(settings) {
              StartedScreen(FoodsApp.description, dependencies)
            }
          } fields: { settings in
            FoodsFields(settings: settings)
          }
        }
        .photos(photos)
        .countsNetworkReturns()
      }
    }
  }
}
