// The link with the access code, for a person's own phone or for a QR code.

/// The address that enters the access code.
package enum AccessLink {
  /// The path and the query with this code; nil when it cannot be put into an address.
  package static func path(code: String) -> String? {
    AccessGate.inAddress(code).map { "/_/enter?code=\($0)" }
  }
}
