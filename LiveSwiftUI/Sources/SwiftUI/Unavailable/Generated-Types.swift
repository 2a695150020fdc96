// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
import Foundation

/// Takes the statements of a closure whose builder does not exist here.
@resultBuilder public struct _UnavailableBuilder {
  /// Takes any statements.
  public static func buildBlock<each T>(_ parts: repeat each T) -> Any { () }
}

/// Takes the keyframe tracks of a value of one type.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
@resultBuilder public struct _KeyframesBuilder<Root> {
  /// Takes a track.
  public static func buildExpression<Value>(_ track: KeyframeTrack<Root, Value>) -> Any { () }
  /// Takes the keyframes of the whole value.
  public static func buildExpression(_ keyframe: CubicKeyframe<Root>) -> Any { () }
  /// Takes the keyframes of the whole value.
  public static func buildExpression(_ keyframe: LinearKeyframe<Root>) -> Any { () }
  /// Takes the keyframes of the whole value.
  public static func buildExpression(_ keyframe: SpringKeyframe<Root>) -> Any { () }
  /// Takes the keyframes of the whole value.
  public static func buildExpression(_ keyframe: MoveKeyframe<Root>) -> Any { () }
  /// Takes any number of tracks.
  public static func buildBlock(_ parts: Any...) -> Any { () }
}

/// Unavailable. Use a Stepper or a Slider.
@available(*, unavailable, message: "Use a Stepper or a Slider.")
public enum AccessibilityAdjustmentDirection {
  /// Unavailable.
  case increment, decrement
}

/// Unavailable. A server knows no sizes; use an alignment of the stack.
@available(*, unavailable, message: "A server knows no sizes; use an alignment of the stack.")
public protocol AlignmentID {
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

/// Unavailable. Menus of a Mac are not on the web: use keyboardShortcut of a Button.
@available(
  *, unavailable, message: "Menus of a Mac are not on the web: use keyboardShortcut of a Button."
)
public struct CommandGroup<Content> {
}

/// Unavailable. Menus of a Mac are not on the web: use keyboardShortcut of a Button.
@available(
  *, unavailable, message: "Menus of a Mac are not on the web: use keyboardShortcut of a Button."
)
public struct CommandMenu<Content> {
  /// Unavailable. Menus of a Mac are not on the web: use keyboardShortcut of a Button.
  @available(
    *, unavailable, message: "Menus of a Mac are not on the web: use keyboardShortcut of a Button."
  )
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
}

/// Unavailable. Menus of a Mac are not on the web.
@available(*, unavailable, message: "Menus of a Mac are not on the web.")
public protocol Commands {
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct CubicKeyframe<Value> {
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value) { fatalError() }
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value, duration: TimeInterval) { fatalError() }
}

/// Unavailable. The browser computes no curve of an app's own: use timingCurve or spring.
@available(
  *, unavailable,
  message: "The browser computes no curve of an app's own: use timingCurve or spring."
)
public protocol CustomAnimation {
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

/// Unavailable. Core Data is not on the web: keep values in a model, and in a file of the server.
@available(
  *, unavailable,
  message: "Core Data is not on the web: keep values in a model, and in a file of the server."
)
public struct FetchRequest<Element> {
}

/// Unavailable. A page has no documents: use Codable values in a file of the server.
@available(
  *, unavailable, message: "A page has no documents: use Codable values in a file of the server."
)
public protocol FileDocument {
}

/// Unavailable. Use the environment, or a binding: a page has one scene.
@available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
public struct FocusedValue<Value> {
  /// Unavailable. Use the environment, or a binding: a page has one scene.
  @available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { fatalError() }
}

/// Unavailable. Use the environment, or a binding: a page has one scene.
@available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
public protocol FocusedValueKey {
}

/// Unavailable. Use the environment, or a binding: a page has one scene.
@available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
public struct FocusedValues {
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

/// Unavailable. Use onHover(perform:).
@available(*, unavailable, message: "Use onHover(perform:).")
public enum HoverPhase {
  /// Unavailable.
  case active(CGPoint)
  /// Unavailable.
  case ended
}

/// Unavailable. Use keyboardShortcut of a Button.
@available(*, unavailable, message: "Use keyboardShortcut of a Button.")
public struct KeyPress {
  /// Unavailable.
  public enum Result { case handled, ignored }
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct KeyframeAnimator<Value> {
}
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
extension KeyframeAnimator: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct KeyframeTimeline<Value> {
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct KeyframeTrack<Root, Value> {
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ keyPath: WritableKeyPath<Root, Value>, @_UnavailableBuilder content: () -> Any) {
    fatalError()
  }
}

/// Unavailable. The browser lays out: an app's own Layout does not run.
@available(*, unavailable, message: "The browser lays out: an app's own Layout does not run.")
public struct LayoutSubview {
}

/// Unavailable. The browser lays out: an app's own Layout does not run.
@available(*, unavailable, message: "The browser lays out: an app's own Layout does not run.")
public struct LayoutSubviews {
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct LinearKeyframe<Value> {
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value) { fatalError() }
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value, duration: TimeInterval) { fatalError() }
}

/// Unavailable. Two fingers zoom the page: use a Stepper or a Slider.
@available(*, unavailable, message: "Two fingers zoom the page: use a Stepper or a Slider.")
public struct MagnificationGesture {
  /// Unavailable. Two fingers zoom the page: use a Stepper or a Slider.
  @available(*, unavailable, message: "Two fingers zoom the page: use a Stepper or a Slider.")
  public init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }
}
@available(*, unavailable, message: "Two fingers zoom the page: use a Stepper or a Slider.")
extension MagnificationGesture: Gesture {
  /// Unavailable.
  public typealias Value = CGFloat
  /// Unavailable.
  public typealias Body = Never
}

/// Unavailable. Two fingers zoom the page: use a Stepper or a Slider.
@available(*, unavailable, message: "Two fingers zoom the page: use a Stepper or a Slider.")
public struct MagnifyGesture {
  /// Unavailable. Two fingers zoom the page: use a Stepper or a Slider.
  @available(*, unavailable, message: "Two fingers zoom the page: use a Stepper or a Slider.")
  public init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }
}
@available(*, unavailable, message: "Two fingers zoom the page: use a Stepper or a Slider.")
extension MagnifyGesture: Gesture {
  /// Unavailable.
  public typealias Value = CGFloat
  /// Unavailable.
  public typealias Body = Never
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

/// Unavailable. A menu closes with its action.
@available(*, unavailable, message: "A menu closes with its action.")
public struct MenuActionDismissBehavior {
  /// Unavailable. A menu closes with its action.
  @available(*, unavailable, message: "A menu closes with its action.")
  public static var automatic: MenuActionDismissBehavior { fatalError() }
  /// Unavailable. A menu closes with its action.
  @available(*, unavailable, message: "A menu closes with its action.")
  public static var enabled: MenuActionDismissBehavior { fatalError() }
  /// Unavailable. A menu closes with its action.
  @available(*, unavailable, message: "A menu closes with its action.")
  public static var disabled: MenuActionDismissBehavior { fatalError() }
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

/// Unavailable. A menu keeps the order of its items.
@available(*, unavailable, message: "A menu keeps the order of its items.")
public struct MenuOrder {
  /// Unavailable. A menu keeps the order of its items.
  @available(*, unavailable, message: "A menu keeps the order of its items.")
  public static var automatic: MenuOrder { fatalError() }
  /// Unavailable. A menu keeps the order of its items.
  @available(*, unavailable, message: "A menu keeps the order of its items.")
  public static var priority: MenuOrder { fatalError() }
  /// Unavailable. A menu keeps the order of its items.
  @available(*, unavailable, message: "A menu keeps the order of its items.")
  public static var fixed: MenuOrder { fatalError() }
}

/// Unavailable. A browser draws no meshes: use LinearGradient or RadialGradient.
@available(
  *, unavailable, message: "A browser draws no meshes: use LinearGradient or RadialGradient."
)
public struct MeshGradient {
  /// Unavailable. A browser draws no meshes: use LinearGradient or RadialGradient.
  @available(
    *, unavailable, message: "A browser draws no meshes: use LinearGradient or RadialGradient."
  )
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { fatalError() }
}
@available(
  *, unavailable, message: "A browser draws no meshes: use LinearGradient or RadialGradient."
)
extension MeshGradient: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. SwiftData is not on the web: keep values in a model.
@available(*, unavailable, message: "SwiftData is not on the web: keep values in a model.")
public class ModelContainer {
  init() {}
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct MoveKeyframe<Value> {
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value) { fatalError() }
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value, duration: TimeInterval) { fatalError() }
}

/// Unavailable. Use several DatePickers, or a List with toggles.
@available(*, unavailable, message: "Use several DatePickers, or a List with toggles.")
public struct MultiDatePicker {
}
@available(*, unavailable, message: "Use several DatePickers, or a List with toggles.")
extension MultiDatePicker: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. Nothing is dragged here; use onMove of a list, or a Menu.
@available(*, unavailable, message: "Nothing is dragged here; use onMove of a list, or a Menu.")
public class NSItemProvider {
  init() {}
}

/// Unavailable. AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas.
@available(
  *, unavailable,
  message: "AppKit is not on the web: write the view in SwiftUI, or draw it with Canvas."
)
public protocol NSViewRepresentable {
}

/// Unavailable. Use a TextField, into which the browser pastes.
@available(*, unavailable, message: "Use a TextField, into which the browser pastes.")
public struct PasteButton {
}
@available(*, unavailable, message: "Use a TextField, into which the browser pastes.")
extension PasteButton: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. PhotosUI is not on the web: no photo leaves the browser.
@available(*, unavailable, message: "PhotosUI is not on the web: no photo leaves the browser.")
public struct PhotosPicker<Label> {
}
@available(*, unavailable, message: "PhotosUI is not on the web: no photo leaves the browser.")
extension PhotosPicker: View {
  /// Unavailable.
  public var body: some View { EmptyView() }
}

/// Unavailable. PhotosUI is not on the web: no photo leaves the browser.
@available(*, unavailable, message: "PhotosUI is not on the web: no photo leaves the browser.")
public struct PhotosPickerItem {
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

/// Unavailable. The browser lays out: an app's own Layout does not run; use Grid or ViewThatFits.
@available(
  *, unavailable,
  message: "The browser lays out: an app's own Layout does not run; use Grid or ViewThatFits."
)
public struct ProposedViewSize {
  /// Unavailable. The browser lays out: an app's own Layout does not run; use Grid or ViewThatFits.
  @available(
    *, unavailable,
    message: "The browser lays out: an app's own Layout does not run; use Grid or ViewThatFits."
  )
  public var width: CGFloat? {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser lays out: an app's own Layout does not run; use Grid or ViewThatFits.
  @available(
    *, unavailable,
    message: "The browser lays out: an app's own Layout does not run; use Grid or ViewThatFits."
  )
  public var height: CGFloat? {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. SwiftData is not on the web: keep values in a model, and in a file of the server.
@available(
  *, unavailable,
  message: "SwiftData is not on the web: keep values in a model, and in a file of the server."
)
public struct Query<Element> {
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

/// Unavailable. Use a Slider: two fingers belong to the browser.
@available(*, unavailable, message: "Use a Slider: two fingers belong to the browser.")
public struct RotateGesture {
  /// Unavailable. Use a Slider: two fingers belong to the browser.
  @available(*, unavailable, message: "Use a Slider: two fingers belong to the browser.")
  public init(minimumAngleDelta: Angle = .degrees(1)) { fatalError() }
}
@available(*, unavailable, message: "Use a Slider: two fingers belong to the browser.")
extension RotateGesture: Gesture {
  /// Unavailable.
  public typealias Value = Angle
  /// Unavailable.
  public typealias Body = Never
}

/// Unavailable. Use a Slider: two fingers belong to the browser.
@available(*, unavailable, message: "Use a Slider: two fingers belong to the browser.")
public struct RotationGesture {
  /// Unavailable. Use a Slider: two fingers belong to the browser.
  @available(*, unavailable, message: "Use a Slider: two fingers belong to the browser.")
  public init(minimumAngleDelta: Angle = .degrees(1)) { fatalError() }
}
@available(*, unavailable, message: "Use a Slider: two fingers belong to the browser.")
extension RotationGesture: Gesture {
  /// Unavailable.
  public typealias Value = Angle
  /// Unavailable.
  public typealias Body = Never
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

/// Unavailable. The browser scrolls without reports.
@available(*, unavailable, message: "The browser scrolls without reports.")
public struct ScrollGeometry {
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var contentOffset: CGPoint {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var contentSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var containerSize: CGSize {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var contentInsets: EdgeInsets {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var visibleRect: CGRect {
    get { fatalError() }
    set {}
  }
  /// Unavailable. The browser scrolls without reports.
  @available(*, unavailable, message: "The browser scrolls without reports.")
  public var bounds: CGRect {
    get { fatalError() }
    set {}
  }
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

/// Unavailable. Scroll positions belong to the browser: use ScrollViewReader.
@available(*, unavailable, message: "Scroll positions belong to the browser: use ScrollViewReader.")
public struct ScrollPosition {
  /// Unavailable. Scroll positions belong to the browser: use ScrollViewReader.
  @available(
    *, unavailable, message: "Scroll positions belong to the browser: use ScrollViewReader."
  )
  public init(idType: any Hashable.Type = String.self) { fatalError() }
  /// Unavailable. Scroll positions belong to the browser: use ScrollViewReader.
  @available(
    *, unavailable, message: "Scroll positions belong to the browser: use ScrollViewReader."
  )
  public init(edge: Edge) { fatalError() }
}

/// Unavailable. A view is not drawn by how far it has scrolled.
@available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
public struct ScrollTransitionConfiguration {
  /// Unavailable. A view is not drawn by how far it has scrolled.
  @available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
  public static var interactive: ScrollTransitionConfiguration { fatalError() }
  /// Unavailable. A view is not drawn by how far it has scrolled.
  @available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
  public static var identity: ScrollTransitionConfiguration { fatalError() }
  /// Unavailable. A view is not drawn by how far it has scrolled.
  @available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
  public static var animated: ScrollTransitionConfiguration { fatalError() }
}

/// Unavailable. A view is not drawn by how far it has scrolled.
@available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
public struct ScrollTransitionPhase {
  /// Unavailable. A view is not drawn by how far it has scrolled.
  @available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
  public var isIdentity: Bool {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A view is not drawn by how far it has scrolled.
  @available(*, unavailable, message: "A view is not drawn by how far it has scrolled.")
  public var value: Double {
    get { fatalError() }
    set {}
  }
}

/// Unavailable. The bar stays during a search here.
@available(*, unavailable, message: "The bar stays during a search here.")
public struct SearchPresentationToolbarBehavior {
  /// Unavailable. The bar stays during a search here.
  @available(*, unavailable, message: "The bar stays during a search here.")
  public static var automatic: SearchPresentationToolbarBehavior { fatalError() }
  /// Unavailable. The bar stays during a search here.
  @available(*, unavailable, message: "The bar stays during a search here.")
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { fatalError() }
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

/// Unavailable. A browser runs no Metal.
@available(*, unavailable, message: "A browser runs no Metal.")
public struct Shader {
}

/// Unavailable. A browser runs no Metal: use Canvas or a Gradient.
@available(*, unavailable, message: "A browser runs no Metal: use Canvas or a Gradient.")
public struct ShaderLibrary {
}

/// Unavailable. Use onTapGesture, or DragGesture(minimumDistance: 0) for the place.
@available(
  *, unavailable, message: "Use onTapGesture, or DragGesture(minimumDistance: 0) for the place."
)
public struct SpatialTapGesture {
  /// Unavailable. Use onTapGesture, or DragGesture(minimumDistance: 0) for the place.
  @available(
    *, unavailable, message: "Use onTapGesture, or DragGesture(minimumDistance: 0) for the place."
  )
  public init(count: Int = 1) { fatalError() }
}
@available(
  *, unavailable, message: "Use onTapGesture, or DragGesture(minimumDistance: 0) for the place."
)
extension SpatialTapGesture: Gesture {
  /// Unavailable.
  public typealias Value = CGPoint
  /// Unavailable.
  public typealias Body = Never
}

/// Unavailable. Keyframes are not drawn: use phaseAnimator.
@available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
public struct SpringKeyframe<Value> {
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value) { fatalError() }
  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public init(_ to: Value, duration: TimeInterval) { fatalError() }
}

/// Unavailable. Nothing is dragged here.
@available(*, unavailable, message: "Nothing is dragged here.")
public struct SpringLoadingBehavior {
  /// Unavailable. Nothing is dragged here.
  @available(*, unavailable, message: "Nothing is dragged here.")
  public static var automatic: SpringLoadingBehavior { fatalError() }
  /// Unavailable. Nothing is dragged here.
  @available(*, unavailable, message: "Nothing is dragged here.")
  public static var enabled: SpringLoadingBehavior { fatalError() }
  /// Unavailable. Nothing is dragged here.
  @available(*, unavailable, message: "Nothing is dragged here.")
  public static var disabled: SpringLoadingBehavior { fatalError() }
}

/// Unavailable. The browser lays out: an app's own Layout does not run.
@available(*, unavailable, message: "The browser lays out: an app's own Layout does not run.")
public struct Subviews {
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

/// Unavailable. Table is not here: use List, or Grid in a ScrollView.
@available(*, unavailable, message: "Table is not here: use List, or Grid in a ScrollView.")
public struct TableColumn<Value, Content> {
  /// Unavailable. Table is not here: use List, or Grid in a ScrollView.
  @available(*, unavailable, message: "Table is not here: use List, or Grid in a ScrollView.")
  public init<V: View>(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> V) {
    fatalError()
  }
  /// Unavailable. Table is not here: use List, or Grid in a ScrollView.
  @available(*, unavailable, message: "Table is not here: use List, or Grid in a ScrollView.")
  public init(_ title: LocalizedStringKey, value: KeyPath<Value, String>) { fatalError() }
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

/// Unavailable. The browser draws text: use AttributedString or Canvas.
@available(*, unavailable, message: "The browser draws text: use AttributedString or Canvas.")
public protocol TextRenderer {
}

/// Unavailable. UIKit is not on the web: use init() of the App and scenePhase.
@available(
  *, unavailable, message: "UIKit is not on the web: use init() of the App and scenePhase."
)
public struct UIApplicationDelegateAdaptor<Delegate> {
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

/// Unavailable. A server knows no sizes; use an alignment of the stack.
@available(*, unavailable, message: "A server knows no sizes; use an alignment of the stack.")
public struct ViewDimensions {
  /// Unavailable. A server knows no sizes; use an alignment of the stack.
  @available(*, unavailable, message: "A server knows no sizes; use an alignment of the stack.")
  public var width: CGFloat {
    get { fatalError() }
    set {}
  }
  /// Unavailable. A server knows no sizes; use an alignment of the stack.
  @available(*, unavailable, message: "A server knows no sizes; use an alignment of the stack.")
  public var height: CGFloat {
    get { fatalError() }
    set {}
  }
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
