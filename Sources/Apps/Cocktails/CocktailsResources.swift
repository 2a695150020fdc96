// Where the sentences that Cocktails shows to people are kept.
import Foundation

/// The files that travel with Cocktails.
public enum CocktailsResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
