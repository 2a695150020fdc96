// The environment values that Apple names and apps read.

extension EnvironmentValues {
  /// The language and region of the person, from the browser's request.
  public var locale: Locale {
    get { self[fact: \.locale] }
    set { self[fact: \.locale] = newValue }
  }

  /// The Gregorian calendar, unless an app sets another.
  public var calendar: Calendar {
    get { self[fact: \.calendar] }
    set { self[fact: \.calendar] = newValue }
  }

  /// The time zone of the browser; UTC until it has told it.
  public var timeZone: TimeZone {
    get { self[fact: \.timeZone] }
    set { self[fact: \.timeZone] = newValue }
  }

  /// Light or dark, as the browser's system says. Setting it does not change how the system's
  /// colours are drawn; `preferredColorScheme(_:)` does.
  public var colorScheme: ColorScheme {
    get { self[fact: \.ownColorScheme] ?? facts.colorScheme }
    set { self[fact: \.ownColorScheme] = newValue }
  }

  /// The direction of lines in the person's language.
  public var layoutDirection: LayoutDirection {
    get { self[fact: \.layoutDirection] }
    set { self[fact: \.layoutDirection] = newValue }
  }

  /// Regular from 700 points of width; it changes as a window grows or a tablet is turned.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.horizontalSizeClass] }
    set { self[fact: \.horizontalSizeClass] = newValue }
  }

  /// Always regular, because a browser knows no such class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.verticalSizeClass] }
    set { self[fact: \.verticalSizeClass] = newValue }
  }

  /// Whether the person asked their system for less motion.
  public var accessibilityReduceMotion: Bool { facts.reduceMotion }

  /// Always `large`: a browser scales text by itself, and the server does not hear of it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[fact: \.dynamicTypeSize] }
    set { self[fact: \.dynamicTypeSize] = newValue }
  }

  /// `active` while the page is in sight, else `background`; never `inactive`.
  public var scenePhase: ScenePhase {
    get { self[fact: \.ownScenePhase] ?? facts.scenePhase }
    set { self[fact: \.ownScenePhase] = newValue }
  }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { self[fact: \.font] }
    set { self[fact: \.font] = newValue }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[fact: \.lineLimit] }
    set { self[fact: \.lineLimit] = newValue }
  }

  /// Where the lines of a text of several lines begin.
  public var multilineTextAlignment: TextAlignment {
    get { self[fact: \.textAlignment] }
    set { self[fact: \.textAlignment] = newValue }
  }

  /// False within `disabled(true)`.
  public var isEnabled: Bool {
    get { self[fact: \.isEnabled] }
    set { self[fact: \.isEnabled] = newValue }
  }

  @available(*, unavailable, message: "Only a @FocusState knows which field has the keyboard.")
  public var isFocused: Bool { false }

  /// Whether the view is inside a `searchable`; on iOS only while the person uses its field.
  public var isSearching: Bool { self[fact: \.isSearching] }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[fact: \.imageScale] }
    set { self[fact: \.imageScale] = newValue }
  }

  /// How large buttons are.
  public var controlSize: ControlSize {
    get { self[fact: \.controlSize] }
    set { self[fact: \.controlSize] = newValue }
  }

  /// Why what is here is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[fact: \.redaction] }
    set { self[fact: \.redaction] = newValue }
  }

  /// Closes the innermost presentation, or goes back by one screen.
  public var dismiss: DismissAction { DismissAction(self[fact: \.dismiss]) }

  /// What a pull to refresh runs; nil where nothing is refreshed.
  public var refresh: RefreshAction? { self[fact: \.refresh] }

  /// Opens addresses: in a new tab of the browser, unless an app sets an action of its own.
  public var openURL: OpenURLAction {
    get { self[fact: \.openURL] ?? OpenURLAction(tree: self[fact: \.tree]) }
    set { self[fact: \.openURL] = newValue }
  }
}
