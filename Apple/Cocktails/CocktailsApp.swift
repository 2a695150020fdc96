// Cocktails as an app for iPhone and iPad: the shell around the package.
import Cocktails
import DataLayer
import Foundation
import SharedUI
import SwiftUI

@main
struct CocktailsShell: App {
  private let photos: ImageCache
  private let dependencies: ServiceDependencies<DrinkService>?

  init() {
    let client = HTTPClient.live()
    let files = AppFiles()
    let records = files.records()
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    dependencies = AppInfo().address("CocktailsURL").map {
      ServiceDependencies(
        service: .live(base: $0, client: client, keepingDetailsIn: records), store: records,
        images: photos)
    }
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        CocktailsApp.description.screen(.preview(.preview()))
      } else if let dependencies {
        CocktailsApp.description.screen(dependencies).photos(photos)
      } else {
        NoAddress(key: "CocktailsURL")
      }
    }
  }
}
