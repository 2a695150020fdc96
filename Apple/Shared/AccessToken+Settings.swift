// Tokens that a person entered in the settings.
import DataLayer
import Foundation

extension AccessToken {
  /// The token of the settings' form. When it is refused, the message names the form's field.
  static func ofSettings(_ value: String) -> AccessToken {
    AccessToken(
      value: value, setting: Bundle.main.localizedString(forKey: "Token", value: nil, table: nil))
  }
}
