// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
import Foundation

extension EnvironmentValues {
  /// Unavailable. Use scenePhase.
  @available(*, unavailable, message: "Use scenePhase.")
  public var appearsActive: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use the style .background.
  @available(*, unavailable, message: "Use the style .background.")
  public var backgroundMaterial: Material? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use the style .background.
  @available(*, unavailable, message: "Use the style .background.")
  public var backgroundProminence: Any {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use the style .background.
  @available(*, unavailable, message: "Use the style .background.")
  public var backgroundStyle: AnyShapeStyle? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use scenePhase.
  @available(*, unavailable, message: "Use scenePhase.")
  public var controlActiveState: Any {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page has one window: use dismiss.
  @available(*, unavailable, message: "A page has one window: use dismiss.")
  public var dismissWindow: DismissWindowAction {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A browser reports nothing of it.
  @available(*, unavailable, message: "A browser reports nothing of it.")
  public var isSceneCaptured: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use labelsHidden.
  @available(*, unavailable, message: "Use labelsHidden.")
  public var labelsVisibility: Visibility {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Core Data is not on the web: keep values in a model, and in a file of the server.
  @available(
    *, unavailable,
    message: "Core Data is not on the web: keep values in a model, and in a file of the server."
  )
  public var managedObjectContext: Any {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A menu's button shows its label only.
  @available(*, unavailable, message: "A menu's button shows its label only.")
  public var menuIndicatorVisibility: Visibility {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page has no settings of the system: use NavigationLink.
  @available(*, unavailable, message: "A page has no settings of the system: use NavigationLink.")
  public var openSettings: OpenSettingsAction {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page has one window: use NavigationLink, or openURL.
  @available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.")
  public var openWindow: OpenWindowAction {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Use an alert with a TextField.
  @available(*, unavailable, message: "Use an alert with a TextField.")
  public var rename: Any? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page is not in a store: use Link.
  @available(*, unavailable, message: "A page is not in a store: use Link.")
  public var requestReview: RequestReviewAction {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Set the focus by FocusState.
  @available(*, unavailable, message: "Set the focus by FocusState.")
  public var resetFocus: ResetFocusAction {
    get { fatalError() }
    set {}
  }

  /// Unavailable. The browser puts the keyboard away.
  @available(*, unavailable, message: "The browser puts the keyboard away.")
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { fatalError() }
    set {}
  }

  /// Unavailable. A page has one window.
  @available(*, unavailable, message: "A page has one window.")
  public var supportsMultipleWindows: Bool {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Symbols have one colour here.
  @available(*, unavailable, message: "Symbols have one colour here.")
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Choose the symbol by its name.
  @available(*, unavailable, message: "Choose the symbol by its name.")
  public var symbolVariants: SymbolVariants {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Tabs are a bar here: use horizontalSizeClass.
  @available(*, unavailable, message: "Tabs are a bar here: use horizontalSizeClass.")
  public var tabBarPlacement: Any? {
    get { fatalError() }
    set {}
  }

  /// Unavailable. Text fields undo in the browser; keep older values in the model.
  @available(
    *, unavailable, message: "Text fields undo in the browser; keep older values in the model."
  )
  public var undoManager: Any? {
    get { fatalError() }
    set {}
  }
}
