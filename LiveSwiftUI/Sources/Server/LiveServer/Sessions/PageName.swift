// The name by which a browser asks for its page.

/// A random token, and how often the whole page was sent under it.
struct PageName {
  let token = Signer.base64url(Signer.random(16))
  /// How often the whole page was sent over the socket.
  var edition = 0

  /// The name for the browser. It changes with each whole page, so that a browser that missed one
  /// cannot continue with the numbers of the previous one.
  var text: String { edition == 0 ? token : "\(token).\(edition)" }
}
