// Whose an app of the site is, such as a restaurant's: a name and a logo of its own.
package import Foundation
import SwiftUI
import WebServer

/// The owner of an app, whose name and logo stand for it on tabs, Home Screens and printed cards.
package struct SiteOwner: Sendable {
  /// The name, which is not translated; nil for the app's own title.
  package var name: String?
  /// The address of the logo, which the site fetches as a photo; nil for the app's own icons.
  package var logo: URL?
  /// Whether the app is a menu, which printed cards invite to.
  package var hasMenu = false

  /// An owner with a name, a logo, or neither.
  package init(name: String? = nil, logo: URL? = nil, hasMenu: Bool = false) {
    self.name = name
    self.logo = logo
    self.hasMenu = hasMenu
  }

  /// The title of a page of the owner's app, as a tab shows it.
  func title(_ page: String) -> String {
    guard let name, name != page else { return page }
    return page.isEmpty ? name : "\(page) – \(name)"
  }
}

extension SiteApp {
  /// The path of all logos; the name of an app follows.
  private static let logoPath = "/_/logo/"

  /// The address of its icon of a size such as "192": the owner's logo, if there is one.
  func iconAddress(_ size: String) -> String { "/_/" + iconPath(size) }

  /// The same below the folder of what the server has itself.
  func iconPath(_ size: String) -> String {
    owner.logo == nil ? "icons/\(icon)-\(size).png" : "logo/" + name
  }

  /// Its title where its icon is: the owner's name, or its own in the language of the reader.
  func installedTitle(in locale: Locale, _ strings: StringTables) -> String {
    owner.name ?? LocalizedStringKey(title).resolve(in: locale, tables: strings)
  }

  /// The app whose logo an address is; nil for any other address.
  static func ofLogo(at path: String, in site: SiteConfiguration) -> SiteApp? {
    guard path.hasPrefix(logoPath) else { return nil }
    return site.apps.first { $0.owner.logo != nil && path == logoPath + $0.name }
  }
}

extension LiveServer {
  /// Answers the address of a logo. Systems request it without the cookies of a visitor.
  func logo(of app: SiteApp) async -> Response {
    guard let url = app.owner.logo, let logo = await site.photo(url) else {
      return .empty(status: 404)
    }
    return Response(
      status: 200,
      headers: [
        ("Content-Type", logo.type), ("Cache-Control", "public, max-age=3600"),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
      ], body: logo.body)
  }
}
