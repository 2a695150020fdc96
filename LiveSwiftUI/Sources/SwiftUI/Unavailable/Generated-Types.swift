// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
import Foundation

/// Takes the statements of a closure whose builder does not exist here.
@resultBuilder public struct _UnavailableBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}

/// Unavailable. Use accessibilityLabel, or LabeledContent.
@available(*, unavailable, message: "Use accessibilityLabel, or LabeledContent.")
public enum AccessibilityLabeledPairRole {
  /// Unavailable.
  case label, content
}

/// Unavailable. A browser has no such hint.
@available(*, unavailable, message: "A browser has no such hint.")
public struct AccessibilityTextContentType {
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var plain: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var console: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var fileSystem: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var messaging: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var narrative: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var sourceCode: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var spreadsheet: AccessibilityTextContentType { fatalError() }
  /// Unavailable. A browser has no such hint.
  @available(*, unavailable, message: "A browser has no such hint.")
  public static var wordProcessing: AccessibilityTextContentType { fatalError() }
}

/// Unavailable. Use a Stepper or a Slider.
@available(*, unavailable, message: "Use a Stepper or a Slider.")
public struct AccessibilityZoomGestureAction {
}

/// Unavailable. Tabs are a bar here, not a sidebar.
@available(*, unavailable, message: "Tabs are a bar here, not a sidebar.")
public struct AdaptableTabBarPlacement {
  /// Unavailable. Tabs are a bar here, not a sidebar.
  @available(*, unavailable, message: "Tabs are a bar here, not a sidebar.")
  public static var automatic: AdaptableTabBarPlacement { fatalError() }
  /// Unavailable. Tabs are a bar here, not a sidebar.
  @available(*, unavailable, message: "Tabs are a bar here, not a sidebar.")
  public static var tabBar: AdaptableTabBarPlacement { fatalError() }
  /// Unavailable. Tabs are a bar here, not a sidebar.
  @available(*, unavailable, message: "Tabs are a bar here, not a sidebar.")
  public static var sidebar: AdaptableTabBarPlacement { fatalError() }
}

/// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
@available(
  *, unavailable,
  message: "The browser computes no curve of an app's own: use timingCurve or spring."
)
public struct AnimationContext<Value> {
  /// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
  @available(
    *, unavailable,
    message: "The browser computes no curve of an app's own: use timingCurve or spring."
  )
  public var isLogicallyComplete: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
  @available(
    *, unavailable,
    message: "The browser computes no curve of an app's own: use timingCurve or spring."
  )
  public var environment: EnvironmentValues {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
@available(
  *, unavailable,
  message: "The browser computes no curve of an app's own: use timingCurve or spring."
)
public struct AnimationState<Value> {
  /// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
  @available(
    *, unavailable,
    message: "The browser computes no curve of an app's own: use timingCurve or spring."
  )
  public init() { fatalError() }
}

/// Unavailable. Give the gesture its own type, as some Gesture.
@available(*, unavailable, message: "Give the gesture its own type, as some Gesture.")
public struct AnyGesture<Value> {
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
public struct AttributedTextSelection {
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init() { fatalError() }
}

/// Unavailable. A page that is closed does nothing: use task of a view.
@available(*, unavailable, message: "A page that is closed does nothing: use task of a view.")
public struct BackgroundTask<Request, Response> {
  /// Unavailable. A page that is closed does nothing: use task of a view.
  @available(*, unavailable, message: "A page that is closed does nothing: use task of a view.")
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { fatalError() }
  /// Unavailable. A page that is closed does nothing: use task of a view.
  @available(*, unavailable, message: "A page that is closed does nothing: use task of a view.")
  public static func urlSession(_ matching: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { fatalError() }
}

/// Unavailable. Use a Stepper.
@available(*, unavailable, message: "Use a Stepper.")
public struct ButtonRepeatBehavior {
  /// Unavailable. Use a Stepper.
  @available(*, unavailable, message: "Use a Stepper.")
  public static var automatic: ButtonRepeatBehavior { fatalError() }
  /// Unavailable. Use a Stepper.
  @available(*, unavailable, message: "Use a Stepper.")
  public static var enabled: ButtonRepeatBehavior { fatalError() }
  /// Unavailable. Use a Stepper.
  @available(*, unavailable, message: "Use a Stepper.")
  public static var disabled: ButtonRepeatBehavior { fatalError() }
}

/// Unavailable. Use frame(maxWidth: .infinity) in the label.
@available(*, unavailable, message: "Use frame(maxWidth: .infinity) in the label.")
public struct ButtonSizing {
  /// Unavailable. Use frame(maxWidth: .infinity) in the label.
  @available(*, unavailable, message: "Use frame(maxWidth: .infinity) in the label.")
  public static var automatic: ButtonSizing { fatalError() }
  /// Unavailable. Use frame(maxWidth: .infinity) in the label.
  @available(*, unavailable, message: "Use frame(maxWidth: .infinity) in the label.")
  public static var fitted: ButtonSizing { fatalError() }
  /// Unavailable. Use frame(maxWidth: .infinity) in the label.
  @available(*, unavailable, message: "Use frame(maxWidth: .infinity) in the label.")
  public static var flexible: ButtonSizing { fatalError() }
}

/// Unavailable. A browser runs no Metal: use saturation, contrast or hueRotation.
@available(
  *, unavailable, message: "A browser runs no Metal: use saturation, contrast or hueRotation."
)
public struct ColorMatrix {
}

/// Unavailable. Use RoundedRectangle with a radius of its own.
@available(*, unavailable, message: "Use RoundedRectangle with a radius of its own.")
public struct ConcentricRectangle {
  /// Unavailable. Use RoundedRectangle with a radius of its own.
  @available(*, unavailable, message: "Use RoundedRectangle with a radius of its own.")
  public init() { fatalError() }
}
@available(*, unavailable, message: "Use RoundedRectangle with a radius of its own.")
extension ConcentricRectangle: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A container does not see the values of its views: hand them in as data.
@available(
  *, unavailable, message: "A container does not see the values of its views: hand them in as data."
)
public struct ContainerValues {
}

/// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
@available(
  *, unavailable,
  message: "The browser computes no curve of an app's own: use timingCurve or spring."
)
public protocol CustomAnimation {
}

/// Unavailable. A pointer over a view looks as the browser draws it.
@available(*, unavailable, message: "A pointer over a view looks as the browser draws it.")
public protocol CustomHoverEffect {
}

/// Unavailable. A server knows no sizes: use .height or .fraction.
@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.")
public protocol CustomPresentationDetent {
}

/// Unavailable. A server knows no sizes: use .height or .fraction.
@available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.")
public struct CustomPresentationDetentContext {
  /// Unavailable. A server knows no sizes: use .height or .fraction.
  @available(*, unavailable, message: "A server knows no sizes: use .height or .fraction.")
  public var maxDetentValue: CGFloat {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. An app's own DatePickerStyle is not drawn: use .compact or .graphical.
@available(
  *, unavailable, message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical."
)
public struct DatePickerStyleConfiguration {
  /// Unavailable. An app's own DatePickerStyle is not drawn: use .compact or .graphical.
  @available(
    *, unavailable,
    message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical."
  )
  public var label: EmptyView {
    get { fatalError() }
    set {}
  }
  /// Unavailable. An app's own DatePickerStyle is not drawn: use .compact or .graphical.
  @available(
    *, unavailable,
    message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical."
  )
  public var selection: Date {
    get { fatalError() }
    set {}
  }
  /// Unavailable. An app's own DatePickerStyle is not drawn: use .compact or .graphical.
  @available(
    *, unavailable,
    message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical."
  )
  public var minimumDate: Date? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. An app's own DatePickerStyle is not drawn: use .compact or .graphical.
  @available(
    *, unavailable,
    message: "An app's own DatePickerStyle is not drawn: use .compact or .graphical."
  )
  public var maximumDate: Date? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Use searchable, and ToolbarItem for the others.
@available(*, unavailable, message: "Use searchable, and ToolbarItem for the others.")
public struct DefaultToolbarItem {
}

/// Unavailable. A dialog has no severity here.
@available(*, unavailable, message: "A dialog has no severity here.")
public enum DialogSeverity {
  /// Unavailable.
  case automatic, standard, critical
}

/// Unavailable. A page has one window: use dismiss.
@available(*, unavailable, message: "A page has one window: use dismiss.")
public struct DismissWindowAction {
  /// Unavailable. A page has one window: use dismiss.
  @available(*, unavailable, message: "A page has one window: use dismiss.")
  public func callAsFunction() { fatalError() }
  /// Unavailable. A page has one window: use dismiss.
  @available(*, unavailable, message: "A page has one window: use dismiss.")
  public func callAsFunction(id: String) { fatalError() }
}

/// Unavailable. A page has no documents: use WindowGroup.
@available(*, unavailable, message: "A page has no documents: use WindowGroup.")
public struct DocumentGroup<Content> {
}
@available(*, unavailable, message: "A page has no documents: use WindowGroup.")
extension DocumentGroup: Scene {
  /// Unavailable.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable. The look of the source is that of the view: leave the closure out.
@available(
  *, unavailable, message: "The look of the source is that of the view: leave the closure out."
)
public struct EmptyMatchedTransitionSourceConfiguration {
  /// Unavailable. The look of the source is that of the view: leave the closure out.
  @available(
    *, unavailable, message: "The look of the source is that of the view: leave the closure out."
  )
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration {
    fatalError()
  }
  /// Unavailable. The look of the source is that of the view: leave the closure out.
  @available(
    *, unavailable, message: "The look of the source is that of the view: leave the closure out."
  )
  public func clipShape<S: Shape>(_ shape: S) -> EmptyMatchedTransitionSourceConfiguration {
    fatalError()
  }
  /// Unavailable. The look of the source is that of the view: leave the closure out.
  @available(
    *, unavailable, message: "The look of the source is that of the view: leave the closure out."
  )
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> EmptyMatchedTransitionSourceConfiguration
  { fatalError() }
}

/// Unavailable. Use the environment, or a binding: a page has one scene.
@available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
public struct FocusedObject<ObjectType> {
}

/// Unavailable. An app's own FormStyle is not drawn: use .grouped or .columns.
@available(
  *, unavailable, message: "An app's own FormStyle is not drawn: use .grouped or .columns."
)
public struct FormStyleConfiguration {
  /// Unavailable. An app's own FormStyle is not drawn: use .grouped or .columns.
  @available(
    *, unavailable, message: "An app's own FormStyle is not drawn: use .grouped or .columns."
  )
  public var content: EmptyView {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Glass does not morph here: use transition.
@available(*, unavailable, message: "Glass does not morph here: use transition.")
public struct GlassEffectTransition {
  /// Unavailable. Glass does not morph here: use transition.
  @available(*, unavailable, message: "Glass does not morph here: use transition.")
  public static var identity: GlassEffectTransition { fatalError() }
  /// Unavailable. Glass does not morph here: use transition.
  @available(*, unavailable, message: "Glass does not morph here: use transition.")
  public static var matchedGeometry: GlassEffectTransition { fatalError() }
  /// Unavailable. Glass does not morph here: use transition.
  @available(*, unavailable, message: "Glass does not morph here: use transition.")
  public static var materialize: GlassEffectTransition { fatalError() }
}

/// Unavailable. Use NavigationSplitView or HStack.
@available(*, unavailable, message: "Use NavigationSplitView or HStack.")
public struct HSplitView<Content> {
  /// Unavailable. Use NavigationSplitView or HStack.
  @available(*, unavailable, message: "Use NavigationSplitView or HStack.")
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}
@available(*, unavailable, message: "Use NavigationSplitView or HStack.")
extension HSplitView: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Use keyboardShortcut.
@available(*, unavailable, message: "Use keyboardShortcut.")
public struct HandGestureShortcut {
  /// Unavailable. Use keyboardShortcut.
  @available(*, unavailable, message: "Use keyboardShortcut.")
  public static var primaryAction: HandGestureShortcut { fatalError() }
}

/// Unavailable. Use Link.
@available(*, unavailable, message: "Use Link.")
public struct HelpLink<Label> {
}
@available(*, unavailable, message: "Use Link.")
extension HelpLink: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Use Image with resizable(resizingMode: .tile) as a background.
@available(
  *, unavailable, message: "Use Image with resizable(resizingMode: .tile) as a background."
)
public struct ImagePaint {
  /// Unavailable. Use Image with resizable(resizingMode: .tile) as a background.
  @available(
    *, unavailable, message: "Use Image with resizable(resizingMode: .tile) as a background."
  )
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { fatalError() }
}

/// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
@available(
  *, unavailable,
  message:
    "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
)
open class ImageRenderer<Content> {
  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public init(content: Content) { fatalError() }
  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public var scale: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A browser draws, and a server has no pictures of it: use ShareLink of a text or an address.
  @available(
    *, unavailable,
    message:
      "A browser draws, and a server has no pictures of it: use ShareLink of a text or an address."
  )
  public var uiImage: UIImage? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Immersive spaces are not on the web: use WindowGroup.
@available(*, unavailable, message: "Immersive spaces are not on the web: use WindowGroup.")
public struct ImmersiveSpace<Content> {
  /// Unavailable. Immersive spaces are not on the web: use WindowGroup.
  @available(*, unavailable, message: "Immersive spaces are not on the web: use WindowGroup.")
  public init(id: String, @ViewBuilder content: () -> Content) { fatalError() }
}
@available(*, unavailable, message: "Immersive spaces are not on the web: use WindowGroup.")
extension ImmersiveSpace: Scene {
  /// Unavailable.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable. Use lineSpacing.
@available(*, unavailable, message: "Use lineSpacing.")
public struct LineHeight {
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static var loose: LineHeight { fatalError() }
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static var normal: LineHeight { fatalError() }
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static var tight: LineHeight { fatalError() }
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static var variable: LineHeight { fatalError() }
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static func multiple(factor: CGFloat) -> LineHeight { fatalError() }
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static func leading(increase: CGFloat) -> LineHeight { fatalError() }
  /// Unavailable. Use lineSpacing.
  @available(*, unavailable, message: "Use lineSpacing.")
  public static func exact(points: CGFloat) -> LineHeight { fatalError() }
}

/// Unavailable. MapKit is not on the web: link to a map by Link.
@available(*, unavailable, message: "MapKit is not on the web: link to a map by Link.")
public struct Map {
}
@available(*, unavailable, message: "MapKit is not on the web: link to a map by Link.")
extension Map: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A page has no menu bar: use a Menu.
@available(*, unavailable, message: "A page has no menu bar: use a Menu.")
public struct MenuBarExtra<Content> {
  /// Unavailable. A page has no menu bar: use a Menu.
  @available(*, unavailable, message: "A page has no menu bar: use a Menu.")
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { fatalError() }
}
@available(*, unavailable, message: "A page has no menu bar: use a Menu.")
extension MenuBarExtra: Scene {
  /// Unavailable.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable. An app's own MenuStyle is not drawn: put modifiers on the Menu.
@available(
  *, unavailable, message: "An app's own MenuStyle is not drawn: put modifiers on the Menu."
)
public struct MenuStyleConfiguration {
  /// Unavailable. An app's own MenuStyle is not drawn: put modifiers on the Menu.
  @available(
    *, unavailable, message: "An app's own MenuStyle is not drawn: put modifiers on the Menu."
  )
  public struct Label {}
  /// Unavailable. An app's own MenuStyle is not drawn: put modifiers on the Menu.
  @available(
    *, unavailable, message: "An app's own MenuStyle is not drawn: put modifiers on the Menu."
  )
  public struct Content {}
}

/// Unavailable. Immersive spaces are not on the web: use Image.
@available(*, unavailable, message: "Immersive spaces are not on the web: use Image.")
public struct Model3D {
  /// Unavailable. Immersive spaces are not on the web: use Image.
  @available(*, unavailable, message: "Immersive spaces are not on the web: use Image.")
  public init(named: String) { fatalError() }
}
@available(*, unavailable, message: "Immersive spaces are not on the web: use Image.")
extension Model3D: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Use keyboardShortcut of a Button.
@available(*, unavailable, message: "Use keyboardShortcut of a Button.")
public enum MoveCommandDirection {
  /// Unavailable.
  case up, down, left, right
}

/// Unavailable. AppKit is not on the web: use init() of the App and scenePhase.
@available(
  *, unavailable, message: "AppKit is not on the web: use init() of the App and scenePhase."
)
@propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  /// Unavailable. AppKit is not on the web: use init() of the App and scenePhase.
  @available(
    *, unavailable, message: "AppKit is not on the web: use init() of the App and scenePhase."
  )
  public init(_ delegateType: Delegate.Type) { fatalError() }
  /// Unavailable. AppKit is not on the web: use init() of the App and scenePhase.
  @available(
    *, unavailable, message: "AppKit is not on the web: use init() of the App and scenePhase."
  )
  public var wrappedValue: Delegate {
    get { fatalError() }
    nonmutating set {}
  }
}

/// Unavailable. AppKit is not on the web: use WindowGroup.
@available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
open class NSHostingController<Content> {
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public init(rootView: Content) { fatalError() }
}

/// Unavailable. AppKit is not on the web: use WindowGroup.
@available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
open class NSHostingView<Content> {
  /// Unavailable. AppKit is not on the web: use WindowGroup.
  @available(*, unavailable, message: "AppKit is not on the web: use WindowGroup.")
  public init(rootView: Content) { fatalError() }
}

/// Unavailable. AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas.
@available(
  *, unavailable,
  message: "AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas."
)
public protocol NSViewControllerRepresentable {
}

/// Unavailable. AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas.
@available(
  *, unavailable,
  message: "AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas."
)
public protocol NSViewRepresentable {
}

/// Unavailable. An app's own style is not drawn: use .balanced or .prominentDetail.
@available(
  *, unavailable, message: "An app's own style is not drawn: use .balanced or .prominentDetail."
)
public struct NavigationSplitViewStyleConfiguration {
}

/// Unavailable. A page has no settings of the system: use NavigationLink.
@available(*, unavailable, message: "A page has no settings of the system: use NavigationLink.")
public struct OpenSettingsAction {
  /// Unavailable. A page has no settings of the system: use NavigationLink.
  @available(*, unavailable, message: "A page has no settings of the system: use NavigationLink.")
  public func callAsFunction() { fatalError() }
}

/// Unavailable. A page has one window: use NavigationLink, or openURL.
@available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.")
public struct OpenWindowAction {
  /// Unavailable. A page has one window: use NavigationLink, or openURL.
  @available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.")
  public func callAsFunction(id: String) { fatalError() }
  /// Unavailable. A page has one window: use NavigationLink, or openURL.
  @available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.")
  public func callAsFunction<D>(id: String, value: D) { fatalError() }
  /// Unavailable. A page has one window: use NavigationLink, or openURL.
  @available(*, unavailable, message: "A page has one window: use NavigationLink, or openURL.")
  public func callAsFunction<D>(value: D) { fatalError() }
}

/// Unavailable. A palette has one look here.
@available(*, unavailable, message: "A palette has one look here.")
public struct PaletteSelectionEffect {
  /// Unavailable. A palette has one look here.
  @available(*, unavailable, message: "A palette has one look here.")
  public static var automatic: PaletteSelectionEffect { fatalError() }
  /// Unavailable. A palette has one look here.
  @available(*, unavailable, message: "A palette has one look here.")
  public static var symbolVariant: PaletteSelectionEffect { fatalError() }
  /// Unavailable. A palette has one look here.
  @available(*, unavailable, message: "A palette has one look here.")
  public static var custom: PaletteSelectionEffect { fatalError() }
}

/// Unavailable. Use onTapGesture(count:perform:).
@available(*, unavailable, message: "Use onTapGesture(count:perform:).")
public struct PencilDoubleTapGestureValue {
}

/// Unavailable. Immersive spaces are not on the web.
@available(*, unavailable, message: "Immersive spaces are not on the web.")
@propertyWrapper public struct PhysicalMetric<Value> {
  /// Unavailable. Immersive spaces are not on the web.
  @available(*, unavailable, message: "Immersive spaces are not on the web.")
  public init(wrappedValue: Value, from unit: UnitLength) { fatalError() }
  /// Unavailable. Immersive spaces are not on the web.
  @available(*, unavailable, message: "Immersive spaces are not on the web.")
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

/// Unavailable. The browser chooses the pointer by what is below it.
@available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
public struct PointerStyle {
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var `default`: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var horizontalText: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var verticalText: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var rectSelection: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var grabIdle: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var grabActive: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var link: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var zoomIn: PointerStyle { fatalError() }
  /// Unavailable. The browser chooses the pointer by what is below it.
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it.")
  public static var zoomOut: PointerStyle { fatalError() }
}

/// Unavailable. Use presentationDetents.
@available(*, unavailable, message: "Use presentationDetents.")
public struct PresentationSizing {
  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public static var automatic: PresentationSizing { fatalError() }
  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public static var fitted: PresentationSizing { fatalError() }
  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public static var form: PresentationSizing { fatalError() }
  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public static var page: PresentationSizing { fatalError() }
}

/// Unavailable. Widgets are not on the web.
@available(*, unavailable, message: "Widgets are not on the web.")
public protocol PreviewContext {
}

/// Unavailable. Widgets are not on the web.
@available(*, unavailable, message: "Widgets are not on the web.")
public protocol PreviewContextKey {
}

/// Unavailable. A preview is drawn by Xcode alone: use a View around the previewed one.
@available(
  *, unavailable, message: "A preview is drawn by Xcode alone: use a View around the previewed one."
)
public protocol PreviewModifier {
}

/// Unavailable. Use a Button.
@available(*, unavailable, message: "Use a Button.")
public struct RenameButton {
  /// Unavailable. Use a Button.
  @available(*, unavailable, message: "Use a Button.")
  public init() { fatalError() }
}
@available(*, unavailable, message: "Use a Button.")
extension RenameButton: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Set the focus by FocusState.
@available(*, unavailable, message: "Set the focus by FocusState.")
public struct ResetFocusAction {
  /// Unavailable. Set the focus by FocusState.
  @available(*, unavailable, message: "Set the focus by FocusState.")
  public func callAsFunction(in namespace: Namespace.ID) { fatalError() }
}

/// Unavailable. Bars have a plain edge here.
@available(*, unavailable, message: "Bars have a plain edge here.")
public struct ScrollEdgeEffectStyle {
  /// Unavailable. Bars have a plain edge here.
  @available(*, unavailable, message: "Bars have a plain edge here.")
  public static var automatic: ScrollEdgeEffectStyle { fatalError() }
  /// Unavailable. Bars have a plain edge here.
  @available(*, unavailable, message: "Bars have a plain edge here.")
  public static var soft: ScrollEdgeEffectStyle { fatalError() }
  /// Unavailable. Bars have a plain edge here.
  @available(*, unavailable, message: "Bars have a plain edge here.")
  public static var hard: ScrollEdgeEffectStyle { fatalError() }
}

/// Unavailable. The browser scrolls.
@available(*, unavailable, message: "The browser scrolls.")
public struct ScrollInputBehavior {
}

/// Unavailable. The browser scrolls.
@available(*, unavailable, message: "The browser scrolls.")
public struct ScrollInputKind {
}

/// Unavailable. The browser scrolls without reports.
@available(*, unavailable, message: "The browser scrolls without reports.")
public enum ScrollPhase {
  /// Unavailable.
  case idle, tracking, interacting, decelerating, animating
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var isScrolling: Bool {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Scroll positions belong to the browser.
@available(*, unavailable, message: "Scroll positions belong to the browser.")
public struct ScrollPhaseChangeContext {
}

/// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
@available(
  *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
)
public struct ScrollTarget {
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public var rect: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public var anchor: UnitPoint? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
@available(
  *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
)
public struct ScrollTargetBehaviorContext {
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public var containerSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public var contentSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public var velocity: CGVector {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A scroll view stops as the browser does: use .paging or .viewAligned.
  @available(
    *, unavailable, message: "A scroll view stops as the browser does: use .paging or .viewAligned."
  )
  public var originalTarget: ScrollTarget {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. A container does not see its views: hand them in as data.
@available(*, unavailable, message: "A container does not see its views: hand them in as data.")
public struct SectionConfiguration {
}

/// Unavailable. A page has one scene: show the settings in a sheet.
@available(*, unavailable, message: "A page has one scene: show the settings in a sheet.")
public struct Settings<Content> {
  /// Unavailable. A page has one scene: show the settings in a sheet.
  @available(*, unavailable, message: "A page has one scene: show the settings in a sheet.")
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}
@available(*, unavailable, message: "A page has one scene: show the settings in a sheet.")
extension Settings: Scene {
  /// Unavailable.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable. A page has no menu bar: use NavigationLink to a screen of settings.
@available(
  *, unavailable, message: "A page has no menu bar: use NavigationLink to a screen of settings."
)
public struct SettingsLink<Label> {
}
@available(
  *, unavailable, message: "A page has no menu bar: use NavigationLink to a screen of settings."
)
extension SettingsLink: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A browser runs no Metal.
@available(*, unavailable, message: "A browser runs no Metal.")
public struct Shader {
}

/// Unavailable. A browser runs no Metal: use Canvas or a Gradient.
@available(*, unavailable, message: "A browser runs no Metal: use Canvas or a Gradient.")
public struct ShaderLibrary {
}

/// Unavailable. A Slider has no ticks here: use step.
@available(*, unavailable, message: "A Slider has no ticks here: use step.")
public struct SliderTick<Value> {
  /// Unavailable. A Slider has no ticks here: use step.
  @available(*, unavailable, message: "A Slider has no ticks here: use step.")
  public init(_ value: Value) { fatalError() }
}

/// Unavailable. Use SpatialTapGesture, or DragGesture.
@available(*, unavailable, message: "Use SpatialTapGesture, or DragGesture.")
public struct SpatialEventGesture {
}

/// Unavailable. Use onReceive.
@available(*, unavailable, message: "Use onReceive.")
public struct SubscriptionView<Publisher, Content> {
}

/// Unavailable. A container does not see its views: hand them in as data, with ForEach.
@available(
  *, unavailable, message: "A container does not see its views: hand them in as data, with ForEach."
)
public struct Subview {
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public typealias ID = Int
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var id: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var containerValues: ContainerValues {
    get { fatalError() }
    set {}
  }
}
@available(
  *, unavailable, message: "A container does not see its views: hand them in as data, with ForEach."
)
extension Subview: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A container does not see its views: hand them in as data, with ForEach.
@available(
  *, unavailable, message: "A container does not see its views: hand them in as data, with ForEach."
)
public struct SubviewsCollection {
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public typealias Element = Subview
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var count: Int {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var indices: Range<Int> {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var isEmpty: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var first: Subview? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A container does not see its views: hand them in as data, with ForEach.
  @available(
    *, unavailable,
    message: "A container does not see its views: hand them in as data, with ForEach."
  )
  public var last: Subview? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. Symbols have one colour here.
@available(*, unavailable, message: "Symbols have one colour here.")
public struct SymbolColorRenderingMode {
  /// Unavailable. Symbols have one colour here.
  @available(*, unavailable, message: "Symbols have one colour here.")
  public static var flat: SymbolColorRenderingMode { fatalError() }
  /// Unavailable. Symbols have one colour here.
  @available(*, unavailable, message: "Symbols have one colour here.")
  public static var gradient: SymbolColorRenderingMode { fatalError() }
}

/// Unavailable. Symbols are drawn whole here.
@available(*, unavailable, message: "Symbols are drawn whole here.")
public struct SymbolVariableValueMode {
  /// Unavailable. Symbols are drawn whole here.
  @available(*, unavailable, message: "Symbols are drawn whole here.")
  public static var color: SymbolVariableValueMode { fatalError() }
  /// Unavailable. Symbols are drawn whole here.
  @available(*, unavailable, message: "Symbols are drawn whole here.")
  public static var draw: SymbolVariableValueMode { fatalError() }
}

/// Unavailable. The tab bar keeps its size here.
@available(*, unavailable, message: "The tab bar keeps its size here.")
public struct TabBarMinimizeBehavior {
  /// Unavailable. The tab bar keeps its size here.
  @available(*, unavailable, message: "The tab bar keeps its size here.")
  public static var automatic: TabBarMinimizeBehavior { fatalError() }
  /// Unavailable. The tab bar keeps its size here.
  @available(*, unavailable, message: "The tab bar keeps its size here.")
  public static var onScrollDown: TabBarMinimizeBehavior { fatalError() }
  /// Unavailable. The tab bar keeps its size here.
  @available(*, unavailable, message: "The tab bar keeps its size here.")
  public static var onScrollUp: TabBarMinimizeBehavior { fatalError() }
  /// Unavailable. The tab bar keeps its size here.
  @available(*, unavailable, message: "The tab bar keeps its size here.")
  public static var never: TabBarMinimizeBehavior { fatalError() }
}

/// Unavailable. Use searchable on the screen of the tab.
@available(*, unavailable, message: "Use searchable on the screen of the tab.")
public struct TabSearchActivation {
  /// Unavailable. Use searchable on the screen of the tab.
  @available(*, unavailable, message: "Use searchable on the screen of the tab.")
  public static var automatic: TabSearchActivation { fatalError() }
  /// Unavailable. Use searchable on the screen of the tab.
  @available(*, unavailable, message: "Use searchable on the screen of the tab.")
  public static var searchTabSelection: TabSearchActivation { fatalError() }
}

/// Unavailable. Tabs have one order here.
@available(*, unavailable, message: "Tabs have one order here.")
public struct TabViewCustomization {
  /// Unavailable. Tabs have one order here.
  @available(*, unavailable, message: "Tabs have one order here.")
  public init() { fatalError() }
}

/// Unavailable. A browser draws texts: use AttributedString.
@available(*, unavailable, message: "A browser draws texts: use AttributedString.")
public protocol TextAttribute {
}

/// Unavailable. An editor has one look here.
@available(*, unavailable, message: "An editor has one look here.")
public protocol TextEditorStyle {
}

/// Unavailable. An editor has one look here.
@available(*, unavailable, message: "An editor has one look here.")
public struct TextEditorStyleConfiguration {
}

/// Unavailable. Use TextField.
@available(*, unavailable, message: "Use TextField.")
public struct TextFieldLink {
}
@available(*, unavailable, message: "Use TextField.")
extension TextFieldLink: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A browser draws texts: use AttributedString.
@available(*, unavailable, message: "A browser draws texts: use AttributedString.")
public struct TextProxy {
}

/// Unavailable. The browser draws text: use AttributedString or Canvas.
@available(*, unavailable, message: "The browser draws text: use AttributedString or Canvas.")
public protocol TextRenderer {
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
public struct TextSelection {
  /// Unavailable. The selection of a field belongs to the browser.
  @available(*, unavailable, message: "The selection of a field belongs to the browser.")
  public init(insertionPoint: String.Index) { fatalError() }
}

/// Unavailable. The selection of a field belongs to the browser.
@available(*, unavailable, message: "The selection of a field belongs to the browser.")
public enum TextSelectionAffinity {
  /// Unavailable.
  case automatic, upstream, downstream
}

/// Unavailable. Use the environment: a change carries its animation only.
@available(*, unavailable, message: "Use the environment: a change carries its animation only.")
public protocol TransactionKey {
}

/// Unavailable. UIKit is not on the web: use a gesture of SwiftUI.
@available(*, unavailable, message: "UIKit is not on the web: use a gesture of SwiftUI.")
public protocol UIGestureRecognizerRepresentable {
}

/// Unavailable. UIKit is not on the web: use List.
@available(*, unavailable, message: "UIKit is not on the web: use List.")
public struct UIHostingConfiguration<Content, Background> {
  /// Unavailable. UIKit is not on the web: use List.
  @available(*, unavailable, message: "UIKit is not on the web: use List.")
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { fatalError() }
}

/// Unavailable. The browser lays out.
@available(*, unavailable, message: "The browser lays out.")
public struct UIHostingControllerSizingOptions {
  /// Unavailable. The browser lays out.
  @available(*, unavailable, message: "The browser lays out.")
  public static var intrinsicContentSize: UIHostingControllerSizingOptions { fatalError() }
  /// Unavailable. The browser lays out.
  @available(*, unavailable, message: "The browser lays out.")
  public static var preferredContentSize: UIHostingControllerSizingOptions { fatalError() }
}

/// Unavailable. Use VStack.
@available(*, unavailable, message: "Use VStack.")
public struct VSplitView<Content> {
  /// Unavailable. Use VStack.
  @available(*, unavailable, message: "Use VStack.")
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}
@available(*, unavailable, message: "Use VStack.")
extension VSplitView: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. AVKit is not on the web: link to the video by Link.
@available(*, unavailable, message: "AVKit is not on the web: link to the video by Link.")
public struct VideoPlayer {
}
@available(*, unavailable, message: "AVKit is not on the web: link to the video by Link.")
extension VideoPlayer: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. WatchKit is not on the web: use init() of the App and scenePhase.
@available(
  *, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase."
)
@propertyWrapper public struct WKApplicationDelegateAdaptor<Delegate> {
  /// Unavailable. WatchKit is not on the web: use init() of the App and scenePhase.
  @available(
    *, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase."
  )
  public init(_ delegateType: Delegate.Type) { fatalError() }
  /// Unavailable. WatchKit is not on the web: use init() of the App and scenePhase.
  @available(
    *, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase."
  )
  public var wrappedValue: Delegate {
    get { fatalError() }
    nonmutating set {}
  }
}

/// Unavailable. WatchKit is not on the web: use init() of the App and scenePhase.
@available(
  *, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase."
)
@propertyWrapper public struct WKExtensionDelegateAdaptor<Delegate> {
  /// Unavailable. WatchKit is not on the web: use init() of the App and scenePhase.
  @available(
    *, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase."
  )
  public init(_ delegateType: Delegate.Type) { fatalError() }
  /// Unavailable. WatchKit is not on the web: use init() of the App and scenePhase.
  @available(
    *, unavailable, message: "WatchKit is not on the web: use init() of the App and scenePhase."
  )
  public var wrappedValue: Delegate {
    get { fatalError() }
    nonmutating set {}
  }
}

/// Unavailable. There are no views of WatchKit: write a View.
@available(*, unavailable, message: "There are no views of WatchKit: write a View.")
public protocol WKInterfaceObjectRepresentable {
}

/// Unavailable. WebKit is not on the web: use Link.
@available(*, unavailable, message: "WebKit is not on the web: use Link.")
public struct WebView {
}
@available(*, unavailable, message: "WebKit is not on the web: use Link.")
extension WebView: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. A page has one scene: use WindowGroup.
@available(*, unavailable, message: "A page has one scene: use WindowGroup.")
public struct Window<Content> {
  /// Unavailable. A page has one scene: use WindowGroup.
  @available(*, unavailable, message: "A page has one scene: use WindowGroup.")
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}
@available(*, unavailable, message: "A page has one scene: use WindowGroup.")
extension Window: Scene {
  /// Unavailable.
  public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Unavailable. A page is a tab of the browser.
@available(*, unavailable, message: "A page is a tab of the browser.")
public struct WindowInteractionBehavior {
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public static var automatic: WindowInteractionBehavior { fatalError() }
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public static var enabled: WindowInteractionBehavior { fatalError() }
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public static var disabled: WindowInteractionBehavior { fatalError() }
}

/// Unavailable. A page is a tab of the browser.
@available(*, unavailable, message: "A page is a tab of the browser.")
public struct WindowResizability {
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public static var automatic: WindowResizability { fatalError() }
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public static var contentSize: WindowResizability { fatalError() }
  /// Unavailable. A page is a tab of the browser.
  @available(*, unavailable, message: "A page is a tab of the browser.")
  public static var contentMinSize: WindowResizability { fatalError() }
}

/// Unavailable. A page is a tab of the browser.
@available(*, unavailable, message: "A page is a tab of the browser.")
public protocol WindowStyle {
}
