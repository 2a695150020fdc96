// Automatic capitals of a keyboard.
public import UIKitTypes

/// The letters that a keyboard capitalizes automatically.
public struct TextInputAutocapitalization: Sendable {
  /// The keyword for `autocapitalize`.
  package let css: String

  /// No letters, as for account names.
  public static var never: TextInputAutocapitalization { .init(css: "none") }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(css: "words") }
  /// The first letter of each sentence, the default of a keyboard.
  public static var sentences: TextInputAutocapitalization { .init(css: "sentences") }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(css: "characters") }
}

extension TextInputAutocapitalization {
  /// The letters that UIKit names; nil for a case that UIKit adds.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}
