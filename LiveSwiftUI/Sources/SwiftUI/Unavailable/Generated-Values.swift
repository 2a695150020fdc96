// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
import Foundation
extension EnvironmentValues {
  @available(*, unavailable, message: "A browser does not report it.") public var accessibilityAssistiveAccessEnabled: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Immersive spaces are not on the web.") public var accessibilityPrefersHeadAnchorAlternative: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Quick actions are of a watch: use accessibilityAction(named:_:).") public var accessibilityQuickActionsEnabled: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Live Activities are not on the web: use horizontalSizeClass.") public var activityFamily: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "The browser draws texts: use allowsTightening(_:) of the Text.") public var allowsTightening: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page is a tab of the browser.") public var allowsWindowActivationEvents: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use scenePhase.") public var appearsActive: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Sign in with Apple is not here: use a form.") public var authorizationController: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use autocorrectionDisabled(_:) of the field.") public var autocorrectionDisabled: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use the style .background.") public var backgroundMaterial: Material? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use the style .background.") public var backgroundProminence: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use the style .background.") public var backgroundStyle: AnyShapeStyle? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use badgeProminence(_:) of the view.") public var badgeProminence: BadgeProminence { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use a Stepper.") public var buttonRepeatBehavior: ButtonRepeatBehavior { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use contentTransition(_:) of the view.") public var contentTransition: ContentTransition { get { fatalError() } set {} }
  @available(*, unavailable, message: "The browser draws: leave it out.") public var contentTransitionAddsDrawingGroup: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use scenePhase.") public var controlActiveState: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use pickerStyle(.menu).") public var defaultWheelPickerItemHeight: CGFloat { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use autocorrectionDisabled(_:) of the field.") public var disableAutocorrection: Bool? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Immersive spaces are not on the web.") public var dismissImmersiveSpace: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has one window: use dismiss.") public var dismissWindow: DismissWindowAction { get { fatalError() } set {} }
  @available(*, unavailable, message: "StoreKit is not on the web: use Link.") public var displayStoreKitMessage: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has no documents: use fileImporter and fileExporter.") public var documentConfiguration: Any? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Nothing is dragged here: use a Menu.") public var dragConfiguration: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A server knows no fonts: use Font.") public var fontResolutionContext: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use headerProminence(_:) of the Section.") public var headerProminence: Prominence { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use scrollIndicators(_:axes:).") public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { fatalError() } set {} }
  @available(*, unavailable, message: "Live Activities are not on the web: use horizontalSizeClass.") public var isActivityFullscreen: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "A pointer over a view looks as the browser draws it.") public var isHoverEffectEnabled: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "A browser reports nothing of it.") public var isSceneCaptured: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Tabs are a bar here: use horizontalSizeClass.") public var isTabBarShowingSections: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use keyboardShortcut(_:modifiers:) of the Button.") public var keyboardShortcut: KeyboardShortcut? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use labelsHidden.") public var labelsVisibility: Visibility { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use lineSpacing.") public var lineHeight: Any? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use lineSpacing(_:) of the Text.") public var lineSpacing: CGFloat { get { fatalError() } set {} }
  @available(*, unavailable, message: "A window is always active here: leave it out.") public var materialActiveAppearance: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A menu's button shows its label only.") public var menuIndicatorVisibility: Visibility { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has no documents: use fileExporter.") public var newDocument: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has no documents: use fileImporter.") public var openDocument: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Immersive spaces are not on the web.") public var openImmersiveSpace: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has no settings of the system: use NavigationLink.") public var openSettings: OpenSettingsAction { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.") public var openWindow: OpenWindowAction { get { fatalError() } set {} }
  @available(*, unavailable, message: "Immersive spaces are not on the web.") public var physicalMetrics: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A browser does not report it.") public var preferredPencilDoubleTapAction: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A browser does not report it.") public var preferredPencilSqueezeAction: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "StoreKit is not on the web: use Link.") public var purchase: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use an alert with a TextField.") public var rename: Any? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Set the focus by FocusState.") public var resetFocus: ResetFocusAction { get { fatalError() } set {} }
  @available(*, unavailable, message: "The browser puts the keyboard away.") public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get { fatalError() } set {} }
  @available(*, unavailable, message: "Widgets are not on the web: use background.") public var showsWidgetContainerBackground: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Nothing is dragged here.") public var springLoadingBehavior: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "A page has one window.") public var supportsMultipleWindows: Bool { get { fatalError() } set {} }
  @available(*, unavailable, message: "Symbols have one colour here.") public var symbolRenderingMode: SymbolRenderingMode? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Choose the symbol by its name.") public var symbolVariants: SymbolVariants { get { fatalError() } set {} }
  @available(*, unavailable, message: "Tabs are a bar here: use horizontalSizeClass.") public var tabBarPlacement: Any? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use safeAreaInset(edge: .bottom).") public var tabViewBottomAccessoryPlacement: Any? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use textCase(_:) of the Text.") public var textCase: Text.Case? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use truncationMode(_:) of the Text.") public var truncationMode: Text.TruncationMode { get { fatalError() } set {} }
  @available(*, unavailable, message: "Text fields undo in the browser; keep older values in the model.") public var undoManager: Any? { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use scrollIndicators(_:axes:).") public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get { fatalError() } set {} }
  @available(*, unavailable, message: "Use Link, which the browser opens.") public var webAuthenticationSession: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Widgets are not on the web: use padding.") public var widgetContentMargins: EdgeInsets { get { fatalError() } set {} }
  @available(*, unavailable, message: "Widgets are not on the web: use horizontalSizeClass.") public var widgetFamily: Any { get { fatalError() } set {} }
  @available(*, unavailable, message: "Widgets are not on the web: use colorScheme.") public var widgetRenderingMode: Any { get { fatalError() } set {} }
}
