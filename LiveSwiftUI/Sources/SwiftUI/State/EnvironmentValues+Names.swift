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

  /// The browser's time zone; UTC until the browser reports it.
  public var timeZone: TimeZone {
    get { self[fact: \.person.timeZone] }
    set { self[fact: \.person.timeZone] = newValue }
  }

  /// The colour scheme of the browser's system. Setting it does not change how system colours are
  /// drawn; `preferredColorScheme(_:)` does.
  public var colorScheme: ColorScheme {
    get { self[fact: \.person.ownColorScheme] ?? builtIn.colorScheme }
    set { self[fact: \.person.ownColorScheme] = newValue }
  }

  /// The text direction of the person's language.
  public var layoutDirection: LayoutDirection {
    get { self[fact: \.person.layoutDirection] }
    set { self[fact: \.person.layoutDirection] = newValue }
  }

  /// Regular from 700 points of width; it changes when a window grows or a tablet rotates.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.person.horizontalSizeClass] }
    set { self[fact: \.person.horizontalSizeClass] = newValue }
  }

  /// Always regular, because a browser reports no such class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.person.verticalSizeClass] }
    set { self[fact: \.person.verticalSizeClass] = newValue }
  }

  /// Whether the person's system asks for reduced motion.
  public var accessibilityReduceMotion: Bool { builtIn.reduceMotion }

  /// The person's text size, from the browser's; another size applies to the views inside.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[fact: \.person.dynamicTypeSize] }
    set { self[fact: \.person.dynamicTypeSize] = newValue }
  }

  /// `active` while the page is visible, otherwise `background`; never `inactive`.
  public var scenePhase: ScenePhase {
    get { self[fact: \.person.ownScenePhase] ?? builtIn.scenePhase }
    set { self[fact: \.person.ownScenePhase] = newValue }
  }

  /// The font of texts that set none.
  public var font: Font? {
    get { self[fact: \.text.font] }
    set { self[fact: \.text.font] = newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[fact: \.text.lineLimit] }
    set { self[fact: \.text.lineLimit] = newValue }
  }

  /// The alignment of the lines of a multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { self[fact: \.text.textAlignment] }
    set { self[fact: \.text.textAlignment] = newValue }
  }

  /// False inside `disabled(true)`.
  public var isEnabled: Bool {
    get { self[fact: \.controls.isEnabled] }
    set { self[fact: \.controls.isEnabled] = newValue }
  }

  /// Whether the view has the focus. Unavailable: read a `@FocusState` instead.
  @available(*, unavailable, message: "Only a @FocusState knows which field has the keyboard.")
  public var isFocused: Bool { false }

  /// Whether the view is inside a `searchable`; on iOS, only while the person uses the search
  /// field.
  public var isSearching: Bool { self[fact: \.controls.isSearching] }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[fact: \.text.imageScale] }
    set { self[fact: \.text.imageScale] = newValue }
  }

  /// The size of buttons.
  public var controlSize: ControlSize {
    get { self[fact: \.text.controlSize] }
    set { self[fact: \.text.controlSize] = newValue }
  }

  /// The reasons for redacting the content.
  public var redactionReasons: RedactionReasons {
    get { self[fact: \.text.redaction] }
    set { self[fact: \.text.redaction] = newValue }
  }

  /// Closes the innermost presentation or goes back by one screen.
  public var dismiss: DismissAction { DismissAction(self[fact: \.controls.dismiss]) }

  /// The action of a pull to refresh; nil where there is none.
  public var refresh: RefreshAction? { self[fact: \.controls.refresh] }

  /// Opens addresses: in a new browser tab unless an app sets its own action.
  public var openURL: OpenURLAction {
    get { self[fact: \.controls.openURL] ?? OpenURLAction(tree: self[fact: \.person.tree]) }
    set { self[fact: \.controls.openURL] = newValue }
  }
}
