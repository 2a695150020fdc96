// Cocktails as an app for iPhone and iPad: the shell around the package.
import Cocktails
import DataLayer
import Foundation
import SharedUI
import SwiftUI

@main
struct CocktailsShell: App {
  private let photos: ImageCache
  private let opening: Task<ServiceDependencies<DrinkService>?, Never>

  init() {
    let client = HTTPClient.live(userAgent: AppInfo().userAgent)
    let files = AppFiles()
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    let base = AppInfo().address("CocktailsURL")
    opening = Task.detached(priority: .userInitiated) {
      base.map {
        let records = files.records()
        return ServiceDependencies(
          service: .live(base: $0, client: client, keepingDetailsIn: records), store: records,
          images: photos)
      }
    }
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        CocktailsApp.description.screen(.preview(.preview()))
      } else {
        OpeningScreen(opening) { dependencies in
          if let dependencies {
            StartedScreen(CocktailsApp.description, dependencies)
          } else {
            NoAddress(key: "CocktailsURL")
          }
        }
        .photos(photos)
        .countsNetworkReturns()
      }
    }
  }
}
