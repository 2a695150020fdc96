// Where the sentences that Kit shows to people are kept.
import Foundation

/// The files that travel with Kit.
public enum KitResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
