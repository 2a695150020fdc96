// The settings of `/metrics`: its readers and the source of its text.

/// The page with the process's counters.
package struct MetricsPage: Sendable {
  /// The bearer token for readers on other machines. Without it only this machine may read.
  package var token: String?
  /// The counters in Prometheus' text format 0.0.4.
  package var text: @Sendable (LiveServer) async -> String

  /// A page with this text.
  package init(token: String? = nil, text: @escaping @Sendable (LiveServer) async -> String) {
    self.token = token
    self.text = text
  }
}
