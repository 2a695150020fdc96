// Where the words of the server and of the runtime are.
import Foundation

/// The resources of the live server.
package enum LiveServerResources {
  /// The string table of the bars, dialogs and pages that no app draws.
  package static var strings: URL? {
    Bundle.module.url(forResource: "Assets/Localizable", withExtension: "xcstrings")
  }
}
