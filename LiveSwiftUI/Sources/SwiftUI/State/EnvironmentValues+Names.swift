// The environment values that Apple names and apps read.

extension EnvironmentValues {
  /// The language and region of the person, from the browser's request.
  public var locale: Locale {
    get { self[fact: \.person.locale] }
    set { self[fact: \.person.locale] = newValue }
  }

  /// The Gregorian calendar, unless an app sets another.
  public var calendar: Calendar {
    get { self[fact: \.person.calendar] }
    set { self[fact: \.person.calendar] = newValue }
  }

  /// The time zone of the browser; UTC until it has told it.
  public var timeZone: TimeZone {
    get { self[fact: \.person.timeZone] }
    set { self[fact: \.person.timeZone] = newValue }
  }

  /// Light or dark, as the browser's system says. Setting it does not change how the system's
  /// colours are drawn; `preferredColorScheme(_:)` does.
  public var colorScheme: ColorScheme {
    get { self[fact: \.person.ownColorScheme] ?? facts.colorScheme }
    set { self[fact: \.person.ownColorScheme] = newValue }
  }

  /// The direction of lines in the person's language.
  public var layoutDirection: LayoutDirection {
    get { self[fact: \.person.layoutDirection] }
    set { self[fact: \.person.layoutDirection] = newValue }
  }

  /// Regular from 700 points of width; it changes as a window grows or a tablet is turned.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.person.horizontalSizeClass] }
    set { self[fact: \.person.horizontalSizeClass] = newValue }
  }

  /// Always regular, because a browser knows no such class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.person.verticalSizeClass] }
    set { self[fact: \.person.verticalSizeClass] = newValue }
  }

  /// Whether the person asked their system for less motion.
  public var accessibilityReduceMotion: Bool { facts.reduceMotion }

  /// Always `large`: a browser scales text by itself, and the server does not hear of it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[fact: \.person.dynamicTypeSize] }
    set { self[fact: \.person.dynamicTypeSize] = newValue }
  }

  /// `active` while the page is in sight, else `background`; never `inactive`.
  public var scenePhase: ScenePhase {
    get { self[fact: \.person.ownScenePhase] ?? facts.scenePhase }
    set { self[fact: \.person.ownScenePhase] = newValue }
  }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { self[fact: \.text.font] }
    set { self[fact: \.text.font] = newValue }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[fact: \.text.lineLimit] }
    set { self[fact: \.text.lineLimit] = newValue }
  }

  /// Where the lines of a text of several lines begin.
  public var multilineTextAlignment: TextAlignment {
    get { self[fact: \.text.textAlignment] }
    set { self[fact: \.text.textAlignment] = newValue }
  }

  /// False within `disabled(true)`.
  public var isEnabled: Bool {
    get { self[fact: \.controls.isEnabled] }
    set { self[fact: \.controls.isEnabled] = newValue }
  }

  @available(*, unavailable, message: "Only a @FocusState knows which field has the keyboard.")
  public var isFocused: Bool { false }

  /// Whether the view is inside a `searchable`; on iOS only while the person uses its field.
  public var isSearching: Bool { self[fact: \.controls.isSearching] }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[fact: \.text.imageScale] }
    set { self[fact: \.text.imageScale] = newValue }
  }

  /// How large buttons are.
  public var controlSize: ControlSize {
    get { self[fact: \.text.controlSize] }
    set { self[fact: \.text.controlSize] = newValue }
  }

  /// Why what is here is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[fact: \.text.redaction] }
    set { self[fact: \.text.redaction] = newValue }
  }

  /// Closes the innermost presentation, or goes back by one screen.
  public var dismiss: DismissAction { DismissAction(self[fact: \.controls.dismiss]) }

  /// What a pull to refresh runs; nil where nothing is refreshed.
  public var refresh: RefreshAction? { self[fact: \.controls.refresh] }

  /// Opens addresses: in a new tab of the browser, unless an app sets an action of its own.
  public var openURL: OpenURLAction {
    get { self[fact: \.controls.openURL] ?? OpenURLAction(tree: self[fact: \.person.tree]) }
    set { self[fact: \.controls.openURL] = newValue }
  }
}
