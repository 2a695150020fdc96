// The flags for operators.

extension Flag {
  /// The flags of workers, logs and counters.
  static let operations = [workers, log, logLevel, logRequests, logAddresses, metricsToken, force]

  static let workers = Flag(
    name: "--workers", placeholder: "N", variable: "TAPAS_WORKERS", group: .operations,
    byDefault: "1; at most 16",
    help: [
      "processes that share the port and the work, 1",
      "(default) to 16; one for each core of the machine",
    ])
  static let log = Flag(
    name: "--log", placeholder: "FORM", variable: "TAPAS_LOG", group: .operations,
    byDefault: "`lines`",
    help: ["lines for people (default), or json"])
  static let logLevel = Flag(
    name: "--log-level", placeholder: "LEVEL", variable: "TAPAS_LOG_LEVEL", group: .operations,
    byDefault: "`info`",
    help: ["error, warn, info (default) or debug"])
  static let logRequests = Flag(
    name: "--log-requests", placeholder: nil, group: .operations,
    help: ["a line for each request, without its address"])
  static let logAddresses = Flag(
    name: "--log-addresses", placeholder: nil, group: .operations,
    help: ["the same, with the visitor's address"])

  static let force = Flag(
    name: "--force", placeholder: nil, commands: [.restore], group: .operations,
    help: [
      "for tapas restore: replace a folder that has files;",
      "they are kept beside it",
    ])
  static let metricsToken = Flag(
    name: "--metrics-token", placeholder: "TOKEN", variable: "TAPAS_METRICS_TOKEN", isSecret: true,
    group: .operations, byDefault: "none: `/metrics` is for this machine",
    help: [
      "bearer token with which other machines may read",
      "/metrics, 16 to 256 characters; without one only this",
      "machine may",
    ])
}
