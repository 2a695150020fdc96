// A bearer token, and where a person sets it.

/// The token that a service wants with each request.
public struct AccessToken: Sendable, Hashable {
  /// The token; empty where none is set.
  public var value: String
  /// The name of the setting that holds the token, to be shown when the service refuses it.
  public var setting: String

  /// A token and the name of its setting.
  public init(value: String, setting: String) {
    self.value = value
    self.setting = setting
  }
}
