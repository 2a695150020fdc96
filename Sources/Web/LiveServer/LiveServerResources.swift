// Where the sentences that the runtime itself shows to people are kept.
import Foundation

/// The files that travel with the stage.
package enum LiveServerResources {
  /// The string table of the bars, dialogs and pages that no app draws.
  package static var strings: URL? {
    Bundle.module.url(forResource: "Assets/Localizable", withExtension: "xcstrings")
  }
}
