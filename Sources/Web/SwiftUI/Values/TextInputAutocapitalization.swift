// Capitals that a keyboard makes by itself.

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
  /// The word for `autocapitalize`.
  package let css: String

  public static var never: TextInputAutocapitalization { .init(css: "none") }
  public static var words: TextInputAutocapitalization { .init(css: "words") }
  public static var sentences: TextInputAutocapitalization { .init(css: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(css: "characters") }
}
