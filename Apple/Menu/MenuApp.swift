// Menu as an app for iPad and iPhone: the shell around the package, nothing else.
import DataLayer
import Foundation
import Menu
import MenuData
import SharedUI
import SwiftUI

@main
struct MenuShell: App {
  private let photos: ImageCache
  private let repository: MenuRepository
  private let restaurant: Restaurant

  init() {
    let client = HTTPClient.live()
    let info = { (key: String) in Bundle.main.object(forInfoDictionaryKey: key) as? String }
    let images = ImageCache(
      folder: .cachesDirectory.appending(path: "photos"), client: client,
      limits: ImageCache.Limits(diskBytes: 1_000_000_000))
    photos = images
    restaurant = Restaurant(
      name: info("MenuName"), logo: info("MenuLogo").flatMap { URL(string: $0) },
      currency: info("MenuCurrency") ?? "SAR")
    // Without an address there are the examples, so that the app can be looked at.
    guard let base = info("MenuURL").flatMap({ URL(string: $0) }) else {
      repository = .examples()
      return
    }
    do throws(DatabaseError) {
      let store = try MenuStore(at: .documentsDirectory.appending(path: "menu.sqlite"))
      let ahead = MenuPhotos(store: store, images: images)
      repository = .live(
        store: store, client: client, base: base,
        token: AccessToken(value: info("MenuToken") ?? "", setting: "MenuToken"),
        switched: { ahead.fetchAhead() })
    } catch {
      repository = .failing(.storage(why: "\(error)"))
    }
  }

  var body: some Scene {
    MenuApp.description
      .scene(MenuDependencies(repository: repository, restaurant: restaurant))
      .environment(\.imageCache, photos)
  }
}
