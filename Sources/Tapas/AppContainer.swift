// What the apps are made from: one HTTP client, one photo cache, one record store for the whole process.
import Cocktails
import DataLayer
import Foods
import Foundation
import Humour
import LiveServer
import Menu
import MenuData
import Recipes
import Sandbox
import SharedUI
import SwiftUI

/// The shared parts behind the apps, and the apps put together from them.
struct AppContainer {
  let client = HTTPClient.live()
  let images: ImageCache
  /// The menu's database, or why it cannot be opened: the other apps run without it.
  let menuStore: Result<MenuStore, DatabaseError>
  let records: SQLiteRecordStore

  /// The parts over a folder that can be written; throws when what is saved there cannot be opened.
  init(dataFolder: URL) throws(RunFailure) {
    menuStore = Result { () throws(DatabaseError) in
      try MenuStore(
        at: Self.menuFile(in: dataFolder),
        report: { problem in Terminal.warn("tapas: menu: \(problem)") })
    }
    // A menu of some 1,200 photos has to stay whole beside what the other apps show.
    images = ImageCache(
      folder: dataFolder.appendingPathComponent("photos"), client: client,
      limits: ImageCache.Limits(diskBytes: 1_000_000_000),
      report: { problem in Terminal.warn("tapas: photos: \(problem)") })
    let file = dataFolder.appendingPathComponent("records.sqlite")
    do {
      records = try SQLiteRecordStore(
        at: file, report: { problem in Terminal.warn("tapas: saved lists: \(problem)") })
    } catch {
      throw .savedNotOpened(file.path, error)
    }
  }

  /// Finishes what is being saved, so that one whole file each is left.
  func close() async {
    await records.close()
    if case .success(let store) = menuStore { await store.close() }
  }

  /// Fetches a photo through the cache, or the logo from its file; nil when there is none to be had.
  func photo(
    logo: URL?
  ) -> @Sendable (URL) async -> (bytes: [UInt8], type: String)? {
    { [images] url in
      if url == Self.logoAddress { return Self.logo(at: url, logo) }
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
    if let menu = menu(services: services, sandbox: sandbox) { apps.append(menu) }
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
    if let humour = humour(services: services, sandbox: sandbox) { apps.append(humour) }
    return apps
  }

  /// The texts of every room that shows words.
  @MainActor func strings() throws(RunFailure) -> StringTables {
    let files = [
      LiveServerResources.strings, SharedUIResources.strings, FoodsResources.strings,
      RecipesResources.strings, MenuResources.strings, CocktailsResources.strings,
      HumourResources.strings,
    ].compactMap(\.self)
    do { return try StringTables(contentsOf: files) } catch { throw .cannotStart("\(error)") }
  }
}
