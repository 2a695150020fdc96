// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
import Foundation

extension EnvironmentValues {
  /// Unavailable. Use scenePhase.
  @available(*, unavailable, message: "Use scenePhase.")
  public var appearsActive: Bool { fatalError() }

  /// Unavailable. Use the style .background.
  @available(*, unavailable, message: "Use the style .background.")
  public var backgroundMaterial: Material? { fatalError() }

  /// Unavailable. Use the style .background.
  @available(*, unavailable, message: "Use the style .background.")
  public var backgroundProminence: Any { fatalError() }

  /// Unavailable. Use scenePhase.
  @available(*, unavailable, message: "Use scenePhase.")
  public var controlActiveState: Any { fatalError() }

  /// Unavailable. A page has one window: use dismiss.
  @available(*, unavailable, message: "A page has one window: use dismiss.")
  public var dismissWindow: DismissWindowAction { fatalError() }

  /// Unavailable. A browser reports nothing of it.
  @available(*, unavailable, message: "A browser reports nothing of it.")
  public var isSceneCaptured: Bool { fatalError() }

  /// Unavailable. A menu's button shows its label only.
  @available(*, unavailable, message: "A menu's button shows its label only.")
  public var menuIndicatorVisibility: Visibility { fatalError() }

  /// Unavailable. A page has no settings of the system: use NavigationLink.
  @available(*, unavailable, message: "A page has no settings of the system: use NavigationLink.")
  public var openSettings: OpenSettingsAction { fatalError() }

  /// Unavailable. A page has one window: use NavigationLink, or openURL.
  @available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.")
  public var openWindow: OpenWindowAction { fatalError() }

  /// Unavailable. Use an alert with a TextField.
  @available(*, unavailable, message: "Use an alert with a TextField.")
  public var rename: Any? { fatalError() }

  /// Unavailable. A page is not in a store: use Link.
  @available(*, unavailable, message: "A page is not in a store: use Link.")
  public var requestReview: RequestReviewAction { fatalError() }

  /// Unavailable. Set the focus by FocusState.
  @available(*, unavailable, message: "Set the focus by FocusState.")
  public var resetFocus: ResetFocusAction { fatalError() }

  /// Unavailable. The browser puts the keyboard away.
  @available(*, unavailable, message: "The browser puts the keyboard away.")
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { fatalError() }

  /// Unavailable. A page has one window.
  @available(*, unavailable, message: "A page has one window.")
  public var supportsMultipleWindows: Bool { fatalError() }

  /// Unavailable. Choose the symbol by its name.
  @available(*, unavailable, message: "Choose the symbol by its name.")
  public var symbolVariants: SymbolVariants { fatalError() }

  /// Unavailable. Tabs are a bar here: use horizontalSizeClass.
  @available(*, unavailable, message: "Tabs are a bar here: use horizontalSizeClass.")
  public var tabBarPlacement: Any? { fatalError() }

  /// Unavailable. Text fields undo in the browser; keep older values in the model.
  @available(
    *, unavailable, message: "Text fields undo in the browser; keep older values in the model."
  )
  public var undoManager: Any? { fatalError() }
}
