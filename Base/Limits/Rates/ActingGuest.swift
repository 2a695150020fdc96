// The guest for whose page the running work is, so that limits far from the page can count it.

/// A person who may only read, as the work for its pages knows it.
package struct ActingGuest: Sendable, Hashable {
  /// The guest for whose page the running work is; nil for all other work. Tasks inherit it.
  @TaskLocal package static var current: ActingGuest?

  /// The name of the browser; empty for one without the cookie.
  package let browser: String
  /// The address, which many people may share.
  package let address: String

  /// The guest at a browser and an address.
  package init(browser: String, address: String) {
    (self.browser, self.address) = (browser, address)
  }
}
