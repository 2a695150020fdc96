// Tokens that a person entered in the settings.
import DataLayer
import Foundation

extension AccessToken {
  /// The token of the settings' form. When it is refused, the message names the form's field:
  /// "Set a token that works in Settings › Token."
  static func ofSettings(_ value: String) -> AccessToken {
    let words = ["Settings", "Token"].map {
      Bundle.main.localizedString(forKey: $0, value: nil, table: nil)
    }
    return AccessToken(value: value, setting: words.joined(separator: " › "))
  }
}
