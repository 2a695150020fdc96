// Capitals that a keyboard makes by itself.

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
  /// The word for `autocapitalize`.
  package let css: String

  /// No letters, as for names of accounts.
  public static var never: TextInputAutocapitalization { .init(css: "none") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(css: "words") }
  /// The first letter of each sentence, which is what a keyboard does anyway.
  public static var sentences: TextInputAutocapitalization { .init(css: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(css: "characters") }
}
