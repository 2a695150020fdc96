// Menu in the container: its own database, its service, its photos fetched ahead, its restaurant.
import DataLayer
import Foundation
import LiveServer
import Menu
import MenuData
import Sandbox

extension AppContainer {
  /// Where the menu is kept in the data folder.
  static func menuFile(in dataFolder: URL) -> URL {
    dataFolder.appendingPathComponent("menu.sqlite")
  }

  /// Menu over the service that was set, or the sandbox.
  func menu(services: Services, sandbox: RunningSandbox?) -> SiteApp? {
    guard let base = services.menu ?? sandbox?.menuURL else { return nil }
    // The sandbox's own token goes to the sandbox only.
    let token = services.menu == nil ? sandbox?.menuToken : services.menuToken?.value
    let repository = repository(base: base, token: token ?? "")
    var restaurant = services.restaurant
    if restaurant.logo?.isFileURL == true { restaurant.logo = Self.logoAddress }
    return SiteApp(
      name: "menu", title: "Menu",
      summary: "A restaurant's menu, whole, even when the line is down.",
      colors: ("#c0392b", "#f39c12"),
      scene: { [restaurant] in MenuScene(repository: repository, restaurant: restaurant) })
  }

  /// The repository over the menu's database; one that says why when that cannot be opened, so that the other apps still run.
  private func repository(base: URL, token: String) -> MenuRepository {
    let store: MenuStore
    switch menuStore {
    case .success(let opened): store = opened
    case .failure(let error):
      Terminal.warn("tapas: the saved menu cannot be opened: \(error)")
      return .failing(.storage(why: "\(error)"))
    }
    let photos = MenuPhotos(store: store, images: images)
    // A download that was followed by a stop may have left some for now.
    photos.fetchAhead()
    return .live(
      store: store, client: client, base: base,
      token: AccessToken(value: token, setting: "TAPAS_MENU_TOKEN"),
      switched: { photos.fetchAhead() })
  }

  /// A name that no machine has: views show pictures by web addresses, and the logo may be a file of this machine's.
  static let logoAddress = URL(string: "https://logo.tapas.invalid/logo")!

  /// The logo from its file; nil when `address` is another picture's, or the file is no picture.
  static func logo(at address: URL, _ file: URL?) -> (bytes: [UInt8], type: String)? {
    guard address == logoAddress, let file, file.isFileURL,
      let data = FileManager.default.contents(atPath: file.path), data.count <= 10_000_000,
      let format = ImageFormat(sniffing: data)
    else { return nil }
    return ([UInt8](data), format.contentType)
  }
}
