// Where the sentences that Menu shows to people are kept.
import Foundation

/// The files that travel with Menu.
public enum MenuResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
