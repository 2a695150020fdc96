// Browser settings that can change at any time: colour scheme, visibility, reduced motion.

/// Browser settings that few views read, and the nodes that read them.
///
/// They are stored outside the environment's values. Otherwise a change would make every
/// environment differ and rerender the whole page, although the style sheet does nearly all of the
/// work.
final class BrowserState: @unchecked Sendable {
  // Confined to the main actor, like its tree.
  /// The settings.
  struct Values: Equatable {
    var colorScheme = ColorScheme.light
    var reduceMotion = false
    var scenePhase = ScenePhase.active
    /// The height of the window in points; nil until the browser reports it.
    var windowHeight: Double?
    var windowWidth = 390.0
  }

  private var values = Values()
  /// The width of the window in points; a node that reads it is not notified of a change.
  var windowWidth: Double { values.windowWidth }
  /// The height of the window in points, likewise.
  var windowHeight: Double? { values.windowHeight }
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  /// Returns one setting. A node that reads it in its body renders again when a setting changes.
  func read<Value>(_ path: KeyPath<Values, Value>) -> Value {
    if isOnMainActor {
      MainActor.assumeIsolated {
        if let reader = Tree.reader { readers[ObjectIdentifier(reader)] = WeakNode(node: reader) }
      }
    }
    return values[keyPath: path]
  }

  /// Changes one setting.
  func write<Value: Equatable>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    guard values[keyPath: path] != value else { return }
    values[keyPath: path] = value
    guard !readers.isEmpty else { return }
    // Only trees register as readers, and they render on the main actor.
    MainActor.assumeIsolated {
      let told = readers.values
      readers = [:]
      for reader in told { reader.node?.markDirty() }
    }
  }
}

extension BuiltInEnvironment {
  /// The colour scheme of the browser's system.
  package var colorScheme: ColorScheme {
    get { person.browser.read(\.colorScheme) }
    nonmutating set { person.browser.write(\.colorScheme, newValue) }
  }

  /// Whether the person prefers reduced motion.
  package var reduceMotion: Bool {
    get { person.browser.read(\.reduceMotion) }
    nonmutating set { person.browser.write(\.reduceMotion, newValue) }
  }

  /// Whether the page is visible.
  package var scenePhase: ScenePhase {
    get { person.browser.read(\.scenePhase) }
    nonmutating set { person.browser.write(\.scenePhase, newValue) }
  }
}

extension PersonEnvironment {
  /// Whether a page rendered with `other` is also right for these values. Compares only values that
  /// a browser can change.
  func rendersLike(_ other: PersonEnvironment) -> Bool {
    locale == other.locale && calendar == other.calendar && timeZone == other.timeZone
      && layoutDirection == other.layoutDirection
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && dynamicTypeSize == other.dynamicTypeSize
  }
}
