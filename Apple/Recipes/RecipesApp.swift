// Recipes as an app for iPhone and iPad: the shell around the package.
import DataLayer
import Foundation
import Recipes
import SharedUI
import SwiftUI

@main
struct RecipesShell: App {
  private let photos: ImageCache
  private let opening: Task<ServiceDependencies<RecipeService>?, Never>

  init() {
    let client = HTTPClient.live(userAgent: AppInfo().userAgent)
    let files = AppFiles()
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    let base = AppInfo().address(Self.list)
    opening = Task.detached(priority: .userInitiated) {
      base.map {
        ServiceDependencies(
          service: .live(at: $0, client: client), store: files.records(), images: photos)
      }
    }
  }

  /// The key of the list's address. The schemes "Recipes malformed" and "Recipes empty" set
  /// TAPAS_RECIPES and so show the other two lists of the service.
  private static var list: String {
    switch ProcessInfo.processInfo.environment["TAPAS_RECIPES"] {
    case "malformed": "RecipesMalformedURL"
    case "empty": "RecipesEmptyURL"
    default: "RecipesURL"
    }
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        RecipesApp.description.screen(.preview(.preview()))
      } else {
        OpeningScreen(opening) { dependencies in
          if let dependencies {
            StartedScreen(RecipesApp.description, dependencies)
          } else {
            NoAddress(key: Self.list)
          }
        }
        .photos(photos)
        .countsNetworkReturns()
      }
    }
  }
}
