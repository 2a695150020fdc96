// How a page has been used so far, which decides whose page ends first when there are too many.

/// The use of a page by its browser and by a person.
struct PageUse {
  /// Whether a socket waits for the page to be rendered.
  var isAwaited = false
  /// Whether a browser has ever connected.
  var hasConnected = false
  /// Whether a person has acted here. A hello does not count, because any program can send one.
  var wasUsed = false
  /// When the page last had a browser. The longest idle ones are closed first.
  var lastSeen: ContinuousClock.Instant = .now
}
