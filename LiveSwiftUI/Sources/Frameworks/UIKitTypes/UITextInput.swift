// What a field says of its text: the keyboard it wants, and what a browser may fill in.

/// A keyboard for the text of a field.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the current language.
  case `default` = 0
  /// Letters of ASCII; a browser shows its usual keyboard.
  case asciiCapable = 1
  /// Numbers and punctuation; a browser shows its keyboard of digits.
  case numbersAndPunctuation = 2
  /// A keyboard for addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// A keyboard for phone numbers.
  case phonePad = 5
  /// A keyboard for names and phone numbers; a browser shows its usual keyboard.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard for short messages; a browser shows its usual keyboard.
  case twitter = 9
  /// A keyboard for searches.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The name of letters of ASCII in the first versions of iOS.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// The value of `inputmode` in HTML; nil for the usual keyboard.
  package var inputMode: String? {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .twitter: nil
    case .numbersAndPunctuation, .numberPad, .asciiCapableNumberPad: "numeric"
    case .URL: "url"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

/// The meaning of a field's text, which browsers use to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning; here the value of `autocomplete` in HTML.
  public var rawValue: String

  /// The meaning of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// The title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The part after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A person's position.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a payment card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An account's name.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The letters that a keyboard sets in capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}
