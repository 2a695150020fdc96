// The flags for those who keep Tapas running.

extension Flag {
  /// The flags of counters and logs.
  static let operations = [metricsToken]

  static let metricsToken = Flag(
    name: "--metrics-token", placeholder: "TOKEN", variable: "TAPAS_METRICS_TOKEN", isSecret: true,
    group: .operations,
    help: [
      "bearer token with which other machines may read",
      "/metrics, 16 to 256 characters; without one only this",
      "machine may",
    ])
}
