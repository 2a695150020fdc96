// Where the sentences that Recipes shows to people are kept.
import Foundation

/// The files that travel with Recipes.
public enum RecipesResources {
  /// The string table, in Apple's `.xcstrings` format.
  public static var strings: URL? {
    Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
  }
}
