// Where the sentences that SharedUI shows to people are kept.
import Foundation

/// The files that travel with SharedUI.
public enum SharedUIResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
