// The request with which `tapas doctor` checks whether a service responds.
import AppServer
import Foundation

/// A request to a configured service, and the setting of its token.
struct ServiceProbe: Equatable, Sendable {
  let url: URL
  var token: Secret?
  /// The setting to report when the service refuses the token, or requires one.
  var tokenSetting: String?
}
