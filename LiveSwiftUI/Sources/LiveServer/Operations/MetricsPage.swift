// The settings of `/metrics`: who may read it, and where its text comes from.

/// The page with the counters of the process.
package struct MetricsPage: Sendable {
  /// The bearer token of readers on other machines; without one only this machine may read.
  package var token: String?
  /// The counters in Prometheus' text format 0.0.4.
  package var text: @Sendable (LiveServer) async -> String

  /// A page with this text.
  package init(token: String? = nil, text: @escaping @Sendable (LiveServer) async -> String) {
    self.token = token
    self.text = text
  }
}
