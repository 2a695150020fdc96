// Menu in the command: its service and token, its restaurant, its database and its photos.
import AppServer
import DataLayer
import Foundation
import LiveServer
import Menu
import MenuData
import Sandbox

/// The settings of Menu.
struct MenuWiring: AppWiring {
  typealias App = MenuApp
  static let flags: [Flag] = [
    .menuURL, .menuToken, .menuFile, .menuName, .menuLogo, .menuCurrency,
  ]
  static var simulation: SimulatedService { .menu }

  static func lines(of sandbox: SandboxAddresses) -> [String] {
    ["Menu: \(sandbox.menuURL.absoluteString), token \(sandbox.menuToken)"]
  }

  /// The base address of its service, without a trailing slash.
  var url: URL?
  /// The service's bearer token.
  var token: Secret?
  /// The file with the menu, for a restaurant without a service.
  var file: MenuFile?
  /// The restaurant whose menu it is.
  var restaurant = Restaurant()

  init() {}

  init(_ settings: Settings) throws(UsageError) {
    url = try settings.url(.menuURL)
    token = try settings[.menuToken]?.secret()
    restaurant = try Restaurant(settings)
    guard let value = settings[.menuFile] else { return }
    if url != nil, let other = settings[.menuURL] {
      throw .twoMenus(sources: value.source, other.source)
    }
    file = MenuFile(
      URL(filePath: NSString(string: value.text).expandingTildeInPath),
      currency: settings[.menuCurrency] == nil ? nil : restaurant.currency)
  }

  var isSet: Bool { url != nil || file != nil }
  var owner: SiteOwner { SiteOwner(name: restaurant.name, logo: webLogo, hasMenu: true) }
  var addresses: [URL] { [url, restaurant.logo].compactMap(\.self) }

  var probe: ServiceProbe? {
    url.map {
      ServiceProbe(
        url: $0.appending(path: "categories")
          .appending(queryItems: [URLQueryItem(name: "page", value: "1")]),
        token: token, tokenSetting: Flag.menuToken.variable)
    }
  }

  func dependencies(
    _ container: AppContainer, _ sandbox: SandboxAddresses?
  ) -> MenuDependencies? {
    var restaurant = restaurant
    restaurant.logo = webLogo
    return repository(container, sandbox).map {
      MenuDependencies(repository: $0, restaurant: restaurant)
    }
  }

  /// The logo's address on the web, which pages show.
  private var webLogo: URL? {
    restaurant.logo?.isFileURL == true ? LogoFile.address : restaurant.logo
  }

  /// Guests read the menu that the others have downloaded. The server itself downloads the first.
  func guestDependencies(
    _ container: AppContainer, _ sandbox: SandboxAddresses?, shared: MenuDependencies
  ) -> MenuDependencies? {
    Task { await shared.prepare() }
    return shared.reading
  }

  /// The repository over the menu's database. If that cannot be opened, the repository fails with
  /// the reason, so that the other apps still run.
  private func repository(
    _ container: AppContainer, _ sandbox: SandboxAddresses?
  ) -> MenuRepository? {
    let base = url ?? sandbox?.menuURL
    guard file != nil || base != nil else { return nil }
    let store: any MenuStore
    switch container.menuStore {
    case .success(let opened): store = opened
    case .failure(let error):
      container.log(.warn, .tapas, "the saved menu cannot be opened: \(error)")
      return .failing(.storage(why: "\(error)"))
    }
    let photos = MenuPhotos(store: store, images: container.images)
    // A stop during a download may have left some photos to fetch.
    photos.fetchAhead()
    if let file {
      return .file(
        file, store: store, report: { [log = container.log] in file.log($0, to: log) },
        switched: { photos.fetchAhead() })
    }
    // The sandbox's own token is sent to the sandbox only.
    let token = url == nil ? sandbox?.menuToken : token?.value
    return base.map {
      .live(
        store: store, client: container.client, base: $0,
        token: AccessToken(
          value: token ?? "", setting: Flag.menuToken.variable ?? Flag.menuToken.name),
        switched: { photos.fetchAhead() })
    }
  }
}

extension Restaurant {
  /// Checks the restaurant's settings. A logo file is opened when it is shown, not here.
  init(_ settings: Settings) throws(UsageError) {
    self.init()
    if let value = settings[.menuName] {
      let name = value.text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isPlain = !name.unicodeScalars.contains { CharacterSet.controlCharacters.contains($0) }
      guard !name.isEmpty, name.count <= 80, isPlain else {
        throw .invalid(value.source, must: .name)
      }
      self.name = name
    }
    if let value = settings[.menuLogo] {
      let isAddress = value.text.lowercased().hasPrefix("http")
      logo =
        isAddress
        ? try ServiceURL.read(value, isBase: false)
        : URL(filePath: NSString(string: value.text).expandingTildeInPath)
    }
    if let value = settings[.menuCurrency] {
      let code = value.text.uppercased()
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        throw .invalid(value.source, must: .currency)
      }
      currency = code
    }
  }
}

extension Flag {
  static let menuURL = Flag(
    name: "--menu-url", placeholder: "URL", variable: "TAPAS_MENU_URL",
    commands: [.serve, .menuSync], group: .services, help: ["Menu, as https://HOST/v5"])
  static let menuToken = Flag(
    name: "--menu-token", placeholder: "TOKEN", variable: "TAPAS_MENU_TOKEN", isSecret: true,
    commands: [.serve, .menuSync], group: .services, help: ["the menu service's bearer token"])
  static let menuFile = Flag(
    name: "--menu-file", placeholder: "FILE", variable: "TAPAS_MENU_FILE",
    commands: [.serve, .menuSync], group: .restaurant, byDefault: "none",
    help: ["its menu where no service has it: a CSV or JSON file,", "with photos beside it"])
  static let menuName = Flag(
    name: "--menu-name", placeholder: "NAME", variable: "TAPAS_MENU_NAME", group: .restaurant,
    byDefault: "a drawn restaurant",
    help: ["its name, shown over the menu and on tabs and cards"])
  static let menuLogo = Flag(
    name: "--menu-logo", placeholder: "FILE", variable: "TAPAS_MENU_LOGO", group: .restaurant,
    byDefault: "a drawn one",
    help: ["its logo: a PNG, JPEG, WebP or GIF file, or its URL"])
  static let menuCurrency = Flag(
    name: "--menu-currency", placeholder: "CODE", variable: "TAPAS_MENU_CURRENCY",
    group: .restaurant, byDefault: "SAR",
    help: ["what its prices are in, as ISO 4217 names it", "(default SAR)"])
}
