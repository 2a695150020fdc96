// Foods as an app for iPhone and iPad: the shell around the package.
import DataLayer
import Foods
import Foundation
import SharedUI
import SwiftUI

@main
struct FoodsShell: App {
  private let photos: ImageCache
  private let settings: SettingsModel<FoodsSettings>
  private let dependencies: SettingsCache<FoodsSettings, ServiceDependencies<FoodService>?>

  init() {
    let client = HTTPClient.live()
    let files = AppFiles()
    let records = files.records()
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    settings = SettingsModel(
      .keychain(account: "Foods"),
      preset: FoodsSettings(address: AppInfo().text("FoodsURL") ?? ""))
    dependencies = SettingsCache { settings in
      settings.base.map {
        ServiceDependencies(
          service: .live(base: $0, client: client), store: records, images: photos)
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        FoodsApp.description.screen(.preview(.preview()))
      } else {
        SettingsGate(settings) { settings in
          if let dependencies = dependencies(settings) {
            FoodsApp.description.screen(dependencies)
          }
        } fields: { settings in
          FoodsFields(settings: settings)
        }
        .photos(photos)
      }
    }
  }
}
