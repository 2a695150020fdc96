// The bounds that tests begin with.
@testable import WebServer

extension Limits {
  /// The usual bounds of size, with times that nobody reaches: a machine that runs hundreds of
  /// tests at once is no silent client. A test about a time sets that time.
  static var patient: Limits {
    var limits = Limits()
    limits.headTimeout = .seconds(600)
    limits.bodyTimeout = .seconds(600)
    limits.writeTimeout = .seconds(600)
    limits.keepAlive = .seconds(600)
    limits.webSocketPing = .seconds(600)
    limits.webSocketSilence = .seconds(1200)
    return limits
  }
}
