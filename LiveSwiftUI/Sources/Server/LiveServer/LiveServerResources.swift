// The location of the string table of the server and of the runtime.
package import Foundation

/// The resources of the live server.
package enum LiveServerResources {
  /// The string table of the bars, dialogs and pages that the apps do not draw themselves.
  package static var strings: URL? {
    Bundle.module.url(forResource: "Assets/Localizable", withExtension: "xcstrings")
  }
}
