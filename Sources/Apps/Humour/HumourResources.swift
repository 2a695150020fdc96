// Where the sentences that Humour shows to people are kept.
import Foundation

/// The files that travel with Humour.
public enum HumourResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
