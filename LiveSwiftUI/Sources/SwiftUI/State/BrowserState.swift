// What a browser tells anew at any time: light or dark, in sight or not, less motion.

/// Facts about a browser that few views read, and which views those are.
///
/// They are not part of the environment's values: a change would make all values others, and the
/// whole page would be rendered although the style sheet does nearly all of it.
final class BrowserState: @unchecked Sendable {
  // Confined to the main actor, like the tree it belongs to.
  /// The facts.
  struct Values: Equatable {
    var colorScheme = ColorScheme.light
    var reduceMotion = false
    var scenePhase = ScenePhase.active
  }

  private var values = Values()
  /// The width of the window; nobody is told of a change.
  var windowWidth = 390.0
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  /// One of the facts. A view that reads it in its body is rendered again when one changes.
  func read<Value>(_ path: KeyPath<Values, Value>) -> Value {
    if isOnMainActor {
      MainActor.assumeIsolated {
        if let reader = Tree.reader { readers[ObjectIdentifier(reader)] = WeakNode(node: reader) }
      }
    }
    return values[keyPath: path]
  }

  /// Changes one of the facts.
  func write<Value: Equatable>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    guard values[keyPath: path] != value else { return }
    values[keyPath: path] = value
    guard !readers.isEmpty else { return }
    // Trees render on the main actor only, and so nobody else has read anything.
    MainActor.assumeIsolated {
      let told = readers.values
      readers = [:]
      for reader in told { reader.node?.markDirty() }
    }
  }
}

extension EnvironmentFacts {
  /// Light or dark, as the browser's system says.
  package var colorScheme: ColorScheme {
    get { person.browser.read(\.colorScheme) }
    nonmutating set { person.browser.write(\.colorScheme, newValue) }
  }

  /// Whether the person asked for less motion.
  package var reduceMotion: Bool {
    get { person.browser.read(\.reduceMotion) }
    nonmutating set { person.browser.write(\.reduceMotion, newValue) }
  }

  /// Whether the page is in sight.
  package var scenePhase: ScenePhase {
    get { person.browser.read(\.scenePhase) }
    nonmutating set { person.browser.write(\.scenePhase, newValue) }
  }
}

extension PersonFacts {
  /// Whether everything rendered with `other` is right for these as well, as far as a browser can
  /// change them.
  func rendersLike(_ other: PersonFacts) -> Bool {
    locale == other.locale && ownLocale == other.ownLocale && calendar == other.calendar
      && timeZone == other.timeZone
      && layoutDirection == other.layoutDirection
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && dynamicTypeSize == other.dynamicTypeSize
  }
}
