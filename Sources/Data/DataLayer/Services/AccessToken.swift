// A bearer token, and the setting that it comes from.

/// A token for a service, with the name of the setting to change when it is refused.
public struct AccessToken: Sendable, Hashable {
  /// The token itself; empty when none is set.
  public let value: String
  /// The name of its setting, such as an environment variable.
  public let setting: String

  /// A token of a setting.
  public init(value: String, setting: String) {
    self.value = value
    self.setting = setting
  }
}
