// Recipes as an app for iPhone and iPad: the shell around the package.
import DataLayer
import Foundation
import Recipes
import SharedUI
import SwiftUI

@main
struct RecipesShell: App {
  private let photos: ImageCache
  private let dependencies: ServiceDependencies<RecipeService>?

  init() {
    let client = HTTPClient.live()
    let files = AppFiles()
    let records = files.records()
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    dependencies = AppInfo().address(Self.list).map {
      ServiceDependencies(
        service: .live(at: $0, client: client), store: records, images: photos)
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
      } else if let dependencies {
        RecipesApp.description.screen(dependencies).photos(photos)
      } else {
        NoAddress(key: Self.list)
      }
    }
  }
}
