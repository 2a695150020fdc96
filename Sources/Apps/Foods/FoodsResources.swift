// Where the sentences that Foods shows to people are kept.
import Foundation

/// The files that travel with Foods.
public enum FoodsResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
