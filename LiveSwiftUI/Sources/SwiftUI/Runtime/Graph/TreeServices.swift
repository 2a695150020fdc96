// What a host gives a tree: its services, and the address that it starts at.
import Foundation

/// The address of a page below its app's own, and its origin.
package struct TreeAddress: Equatable, Sendable {
  /// The path components.
  package var components: [String]
  /// Whether the site wrote the address. One that a visitor typed leads only to screens with a link
  /// drawn now, and to values of types that can be parsed from text.
  package var isOwn: Bool

  /// An address; by default one that the site wrote.
  package init(_ components: [String], isOwn: Bool = true) {
    self.components = components
    self.isOwn = isOwn
  }
}

/// A reference from an environment to a tree that does not keep it alive.
package struct WeakTree: Equatable {
  /// The tree; nil once its session has ended.
  package weak var tree: Tree?
  init(_ tree: Tree?) { self.tree = tree }

  /// Whether both point at the same tree.
  package static func == (one: WeakTree, other: WeakTree) -> Bool { one.tree === other.tree }
}

/// The services that the host provides to a tree, such as photo addresses, string tables and a log.
package struct TreeServices {
  /// Returns the address in this site under which the browser can fetch an outside image; nil
  /// refuses it.
  package var photoPath: @MainActor (URL) -> String?
  /// The sides in pixels at which that address, with a query `w`, has a smaller photo, ascending.
  package var photoSides: [Int] = []
  /// Returns the address in this site of a picture in the app's own bundle; nil where none is
  /// served.
  package var filePath: @MainActor (URL) -> String? = { _ in nil }
  /// Returns the address in this site of an encoded picture of a media type; nil where none is
  /// served.
  package var picturePath: @MainActor (Data, String) -> String? = { _, _ in nil }
  /// The folders of the app's main bundle, searched for pictures that name no bundle.
  package var mainBundles: [Bundle] = [.main]
  /// Whether plain `@State` values are kept with the scene storage, for a developer's next build.
  package var keepsStates = false
  /// The values of `@AppStorage`, which all pages of the browser share.
  package var browserValues = BrowserValues()
  /// Whether the browser can keep its screen on: it can on pages of https and of its own machine.
  package var holdsScreen = true
  /// Whether views are as strict as on iOS where they forgive more, for tests of apps.
  package var imitatesIOS = false
  /// The addresses of the scripts that few pages need; none where there is no browser.
  package var scripts: [LazyScript: String] = [:]
  /// The room for files of people; nil where no browser sends or gets one.
  package var fileRoom: FileRoom?
  /// The address below which this page's browser sends and gets files.
  package var filesPath = ""
  /// The time as views see it.
  package var clock = TreeClock()
  /// The localized texts of the app.
  package var strings: StringTables
  /// The address and the name of the link on an app's first screen.
  package var home: (address: String, name: String)?
  /// The address of this app, such as "/foods", which prefixes those of its screens.
  package var base: String
  /// The path below which a proxy serves the site, such as "/app"; empty at the root of its host.
  package var basePath = ""
  /// Returns the query which proves that the site wrote the address of these components; nil where
  /// addresses need no proof.
  package var proof: @MainActor ([String]) -> String? = { _ in nil }
  /// Logs a sentence about a mistake of an app.
  package var log: @MainActor (AppWarning) -> Void

  /// Services for a test or a page without an app: by default no pictures, no texts and no home
  /// page.
  package init(
    photoPath: @escaping @MainActor (URL) -> String? = { _ in nil },
    strings: StringTables = StringTables(), home: (address: String, name: String)? = nil,
    base: String = "",
    log: @escaping @MainActor (AppWarning) -> Void = { _ in }
  ) {
    self.photoPath = photoPath
    self.strings = strings
    // An app at "/" is its own home.
    self.home = base == "/" ? nil : home
    self.base = base
    self.log = log
  }
}
