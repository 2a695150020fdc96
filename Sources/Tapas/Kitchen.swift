// What the apps are made from: one HTTP client, one photo cache, one record store for the whole process.
import Catalog
import Cocktails
import Foods
import Foundation
import Kit
import Recipes
import Sandbox
import Stage
import SwiftUI

/// The shared parts behind the apps, and the apps put together from them.
struct Kitchen {
  private let client = HTTPClient.live()
  private let images: ImageCache
  private let records: SQLiteRecordStore

  /// The parts over a folder that can be written; throws when what is saved there cannot be opened.
  init(dataFolder: URL) throws(RunFailure) {
    images = ImageCache(
      folder: dataFolder.appendingPathComponent("photos"), client: client,
      report: { problem in Terminal.warn("tapas: photos: \(problem)") })
    let file = dataFolder.appendingPathComponent("records.sqlite")
    do {
      records = try SQLiteRecordStore(
        at: file, report: { problem in Terminal.warn("tapas: saved lists: \(problem)") })
    } catch {
      throw .savedNotOpened(file.path, error)
    }
  }

  /// Finishes what is being saved, so that one whole file is left.
  func close() async { await records.close() }

  /// Fetches a photo through the cache; nil when there is none to be had.
  var photo: @Sendable (URL) async -> (bytes: [UInt8], type: String)? {
    { [images] url in
      // Every reason for having no photo shows the same placeholder; the cache has noted which it was.
      guard let image = try? await images.image(at: url) else { return nil }
      return ([UInt8](image.data), image.contentType)
    }
  }

  /// The apps, over the services that were set and the sandbox for the rest.
  func apps(services: Services, sandbox: RunningSandbox?) -> [SiteApp] {
    var apps: [SiteApp] = []
    if let base = services.foods ?? sandbox?.foodsURL {
      let (service, records) = (FoodService.live(base: base, client: client), records)
      apps.append(
        SiteApp(
          name: "foods", title: "Foods", summary: "Dishes of the world, and the ones you like.",
          colors: ("#ff9f43", "#ee5253"), scene: { FoodsScene(service: service, store: records) }))
    }
    if let address = services.recipes ?? sandbox?.recipesURL {
      let (service, records) = (RecipeService.live(at: address, client: client), records)
      apps.append(
        SiteApp(
          name: "recipes", title: "Recipes",
          summary: "Recipes by name and cuisine, with their photos and videos.",
          colors: ("#10ac84", "#01a3a4"), scene: { RecipesScene(service: service, store: records) })
      )
    }
    if let base = services.cocktails ?? sandbox?.cocktailsURL {
      let (client, records) = (client, records)
      let service = DrinkService.live(base: base, client: client, keepingDetailsIn: records)
      apps.append(
        SiteApp(
          name: "cocktails", title: "Cocktails",
          summary: "Cocktails, what goes into them and how they are made.",
          colors: ("#5f27cd", "#ff6b81"),
          scene: { CocktailsScene(service: service, store: records) }))
    }
    return apps
  }

  /// The texts of every room that shows words.
  @MainActor func strings() throws(RunFailure) -> StringTables {
    let files = [
      StageResources.strings, KitResources.strings, FoodsResources.strings,
      RecipesResources.strings, CocktailsResources.strings,
    ].compactMap(\.self)
    do { return try StringTables(contentsOf: files) } catch { throw .cannotStart("\(error)") }
  }
}
