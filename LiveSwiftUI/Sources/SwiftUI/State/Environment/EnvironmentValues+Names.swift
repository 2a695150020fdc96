// The environment values that Apple names and apps read.

extension EnvironmentValues {
  /// The language and region of the person, from the browser's request.
  public var locale: Locale {
    get { self[builtIn: \.person.locale] }
    set { self[builtIn: \.person.locale] = newValue }
  }

  /// The Gregorian calendar, unless an app sets another.
  public var calendar: Calendar {
    get { self[builtIn: \.person.calendar] }
    set { self[builtIn: \.person.calendar] = newValue }
  }

  /// The browser's time zone; UTC until the browser reports it.
  public var timeZone: TimeZone {
    get { self[builtIn: \.person.timeZone] }
    set { self[builtIn: \.person.timeZone] = newValue }
  }

  /// The colour scheme of the browser's system, or the one that `environment(_:_:)` sets for a
  /// view, which is then drawn with it. Around the whole content of a screen, its bar follows.
  public var colorScheme: ColorScheme {
    get { self[builtIn: \.person.ownColorScheme] ?? builtIn.colorScheme }
    set { self[builtIn: \.person.ownColorScheme] = newValue }
  }

  /// The text direction of the person's language.
  public var layoutDirection: LayoutDirection {
    get { self[builtIn: \.person.layoutDirection] }
    set { self[builtIn: \.person.layoutDirection] = newValue }
  }

  /// Regular from 700 points of width, on a phone on its side from 896; it changes when a window
  /// grows or a tablet rotates.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[builtIn: \.person.horizontalSizeClass] }
    set { self[builtIn: \.person.horizontalSizeClass] = newValue }
  }

  /// Compact below 480 points of height, as on a phone on its side, else regular; it changes when a
  /// phone turns.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[builtIn: \.person.verticalSizeClass] }
    set { self[builtIn: \.person.verticalSizeClass] = newValue }
  }

  /// Whether the person's system asks for reduced motion.
  public var accessibilityReduceMotion: Bool { builtIn.reduceMotion }

  /// The person's text size, from the browser's; another size applies to the views inside.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[builtIn: \.person.dynamicTypeSize] }
    set { self[builtIn: \.person.dynamicTypeSize] = newValue }
  }

  /// `active` while the page is visible, otherwise `background`; never `inactive`.
  public var scenePhase: ScenePhase {
    get { self[builtIn: \.person.ownScenePhase] ?? builtIn.scenePhase }
    set { self[builtIn: \.person.ownScenePhase] = newValue }
  }

  /// The font of texts that set none.
  public var font: Font? {
    get { self[builtIn: \.text.font] }
    set { self[builtIn: \.text.font] = newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[builtIn: \.text.lineLimit] }
    set { self[builtIn: \.text.lineLimit] = newValue }
  }

  /// The alignment of the lines of a multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { self[builtIn: \.text.textAlignment] }
    set { self[builtIn: \.text.textAlignment] = newValue }
  }

  /// False inside `disabled(true)`.
  public var isEnabled: Bool {
    get { self[builtIn: \.controls.isEnabled] }
    set { self[builtIn: \.controls.isEnabled] = newValue }
  }

  /// Whether the view is inside a `searchable`; on iOS, only while the person uses the search
  /// field.
  public var isSearching: Bool { self[builtIn: \.controls.isSearching] }

  /// Ends the search of the `searchable` around the view.
  public var dismissSearch: DismissSearchAction { self[builtIn: \.controls.dismissSearch] }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[builtIn: \.text.imageScale] }
    set { self[builtIn: \.text.imageScale] = newValue }
  }

  /// The size of buttons.
  public var controlSize: ControlSize {
    get { self[builtIn: \.text.controlSize] }
    set { self[builtIn: \.text.controlSize] = newValue }
  }

  /// The reasons for redacting the content.
  public var redactionReasons: RedactionReasons {
    get { self[builtIn: \.text.redaction] }
    set { self[builtIn: \.text.redaction] = newValue }
  }

  /// Closes the innermost presentation or goes back by one screen.
  public var dismiss: DismissAction { DismissAction(self[builtIn: \.controls.dismiss]) }

  /// The action of a pull to refresh; nil where there is none.
  public var refresh: RefreshAction? { self[builtIn: \.controls.refresh] }

  /// Opens addresses: in a new browser tab unless an app sets its own action.
  public var openURL: OpenURLAction {
    get { self[builtIn: \.controls.openURL] ?? OpenURLAction(tree: self[builtIn: \.person.tree]) }
    set { self[builtIn: \.controls.openURL] = newValue }
  }
}
