// A bearer token, and where a person sets it.

/// A token for a service, with the name of the setting that a person changes when it is refused.
public struct AccessToken: Sendable, Hashable {
  /// The token itself; empty when none is set.
  public let value: String
  /// The name of the setting that holds it, such as an environment variable.
  public let setting: String

  /// A token of a setting.
  public init(value: String, setting: String) {
    self.value = value
    self.setting = setting
  }
}
