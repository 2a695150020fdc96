// The state of an account that its service reports beside the profile.
import DataLayer

/// The state of an account whose posts may still be readable.
public struct Standing: Sendable, Hashable, Codable {
  /// The handle of the account that the person moved to; nil when they did not move.
  public let movedTo: String?
  /// Whether the account is kept in memory of a person who died.
  public let isMemorial: Bool
  /// Whether the service's moderators hide the account from people who do not follow it.
  public let isLimited: Bool
  /// Whether a program posts.
  public let isAutomated: Bool

  /// The state of an account; an ordinary one by default.
  public init(
    movedTo: String? = nil, isMemorial: Bool = false, isLimited: Bool = false,
    isAutomated: Bool = false
  ) {
    self.movedTo = movedTo?.beginning(300)
    self.isMemorial = isMemorial
    self.isLimited = isLimited
    self.isAutomated = isAutomated
  }

  /// This state; nil when it is an ordinary one.
  var ifAny: Standing? { self == Standing() ? nil : self }
}
