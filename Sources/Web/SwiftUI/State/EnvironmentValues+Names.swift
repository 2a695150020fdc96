// The environment values that Apple names and apps read.

extension EnvironmentValues {
  public var locale: Locale {
    get { self[fact: \.locale] }
    set { self[fact: \.locale] = newValue }
  }

  public var calendar: Calendar {
    get { self[fact: \.calendar] }
    set { self[fact: \.calendar] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[fact: \.timeZone] }
    set { self[fact: \.timeZone] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[fact: \.colorScheme] }
    set { self[fact: \.colorScheme] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[fact: \.layoutDirection] }
    set { self[fact: \.layoutDirection] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.horizontalSizeClass] }
    set { self[fact: \.horizontalSizeClass] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[fact: \.verticalSizeClass] }
    set { self[fact: \.verticalSizeClass] = newValue }
  }

  public var accessibilityReduceMotion: Bool { self[fact: \.reduceMotion] }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[fact: \.dynamicTypeSize] }
    set { self[fact: \.dynamicTypeSize] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[fact: \.scenePhase] }
    set { self[fact: \.scenePhase] = newValue }
  }

  public var font: Font? {
    get { self[fact: \.font] }
    set { self[fact: \.font] = newValue }
  }

  public var lineLimit: Int? {
    get { self[fact: \.lineLimit] }
    set { self[fact: \.lineLimit] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[fact: \.textAlignment] }
    set { self[fact: \.textAlignment] = newValue }
  }

  public var isEnabled: Bool {
    get { self[fact: \.isEnabled] }
    set { self[fact: \.isEnabled] = newValue }
  }

  @available(*, unavailable, message: "Only a @FocusState knows which field has the keyboard.")
  public var isFocused: Bool { false }

  public var isSearching: Bool { self[fact: \.isSearching] }

  public var imageScale: Image.Scale {
    get { self[fact: \.imageScale] }
    set { self[fact: \.imageScale] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[fact: \.controlSize] }
    set { self[fact: \.controlSize] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[fact: \.redaction] }
    set { self[fact: \.redaction] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(self[fact: \.dismiss]) }

  public var refresh: RefreshAction? { self[fact: \.refresh] }

  public var openURL: OpenURLAction {
    get { self[fact: \.openURL] ?? OpenURLAction(tree: self[fact: \.tree]) }
    set { self[fact: \.openURL] = newValue }
  }
}
