// The settings of a service that a person enters: what they are, and what can be wrong.
import SwiftUI

/// Settings of a service, as the form edits them and the Keychain keeps them.
protocol ServiceSettings: Codable, Hashable, Sendable {
  /// Why the service cannot be asked with these settings; nil when it can.
  var fault: SettingsFault? { get }
}

/// What is wrong with settings.
enum SettingsFault: Error, Hashable, Sendable {
  /// The address is missing or no web address.
  case address
  /// The address has plain http and is not on the local network, so iOS does not connect to it.
  case plainHTTP
  /// The token is missing.
  case token
  /// The Keychain did not save them, with its status.
  case notSaved(Int32)
  /// The Keychain did not give them back, with its status.
  case notRead(Int32)

  /// What is wrong and what helps, for the person.
  var message: Text {
    switch self {
    case .address: Text("Enter a whole web address, such as https://host.example/path.")
    case .plainHTTP:
      Text("Enter an address with https. iOS allows http only in the local network.")
    case .token: Text("Enter the token that the service gave you.")
    case .notSaved(let status):
      Text("The Keychain could not save the settings (\(String(status))). Try again.")
    case .notRead(let status):
      Text("The Keychain could not read the settings (\(String(status))). Enter them again.")
    }
  }
}

/// Where settings are kept between two starts.
struct SettingsStore<Settings: ServiceSettings>: Sendable {
  /// The saved settings; nil when none were saved.
  let load: @Sendable () throws(SettingsFault) -> Settings?
  /// Saves settings in place of those before.
  let save: @Sendable (Settings) throws(SettingsFault) -> Void
}
