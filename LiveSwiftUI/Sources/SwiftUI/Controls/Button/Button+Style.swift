// Button styles: the system's, and custom ones.

/// The button styles that the renderer knows, as class names of the style sheet.
///
/// In a list row, a button of the automatic style takes the taps of the whole row, and several such
/// buttons act together, as on iOS. A plain button takes taps only on drawn areas; see
/// `contentShape(_:eoFill:)`.
enum ButtonAppearance {
  case automatic, plain, borderless, bordered, prominent, glass

  var name: ClassName {
    switch self {
    case .automatic, .borderless: .button
    case .plain: .button.and(.plain)
    case .bordered: .button.and(.bordered)
    case .prominent: .button.and(.prominent)
    case .glass: .button.and(.bordered).and(.glass)
    }
  }

  /// Whether the button is drawn in a box; links get one too.
  var isBox: Bool { self == .bordered || self == .prominent || self == .glass }
}

/// The properties of a button, for a button style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  @MainActor public struct Label {
    package let content: AnyView
  }

  /// The role of the button; nil for most.
  public let role: ButtonRole?
  /// The label to draw.
  public let label: Label

  let press: PressReading

  /// Whether the button is pressed. If a style reads it, the page contains both drawings, and the
  /// browser shows the pressed one without asking the server.
  public var isPressed: Bool { press.isPressed() }
}

extension ButtonStyleConfiguration.Label: View, StyleContent {}

/// A button style that keeps the button's behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that a `ButtonStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`: the label and the role.
  typealias Configuration = ButtonStyleConfiguration
  /// Draws the view that replaces the button's label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The properties of a button whose style also decides when its action runs.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  @MainActor public struct Label {
    package let content: AnyView
  }

  /// The role of the button; nil for most.
  public let role: ButtonRole?
  /// The label to draw.
  public let label: PrimitiveButtonStyleConfiguration.Label

  let action: @MainActor () -> Void

  /// Runs the action of the button.
  public func trigger() {
    let action = action
    onMainActor { action() }
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, StyleContent {}

/// A button style that draws the whole button, and decides when its action runs.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that a `PrimitiveButtonStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Draws the view that replaces the button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// A style that the renderer knows.
@MainActor protocol SystemButtonStyle: PrimitiveButtonStyle {
  /// The look of the button.
  nonisolated static var appearance: ButtonAppearance { get }
}

extension SystemButtonStyle {
  /// The button itself: the renderer draws the system's styles.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration)
    -> Button<PrimitiveButtonStyleConfiguration.Label>
  {
    Button(configuration)
  }
}

extension DefaultButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .automatic }
}
extension PlainButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .plain }
}
extension BorderlessButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .borderless }
}
extension BorderedButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .bordered }
}
extension BorderedProminentButtonStyle: SystemButtonStyle {
  nonisolated static var appearance: ButtonAppearance { .prominent }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button with the label, role and action of another one, for its style to draw.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The default style for the context.
public struct DefaultButtonStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// A style that draws only the label, dimmed while pressed.
public struct PlainButtonStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
}

/// A style with a tinted title and no border.
public struct BorderlessButtonStyle {
  /// The same as `.borderless`.
  public nonisolated init() {}
}

/// A style with a tinted title on a faint tint.
public struct BorderedButtonStyle {
  /// The same as `.bordered`.
  public nonisolated init() {}
}

/// A style with a title on the tint, for the main action of a screen.
public struct BorderedProminentButtonStyle {
  /// The same as `.borderedProminent`.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the context: a tinted title, with the usual variants in bars and menus.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that draws only the label, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted title without a border; in a list row each such button takes its own taps.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted title on a faint tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A title on the full tint, for the most important button.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the style of buttons, links and menus in this view. A style of the app's own that handles
  /// presses is for buttons alone.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    let system = style as? any SystemButtonStyle
    var custom: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)?
    if system == nil {
      custom = drawing(style) { $0.makeBody(configuration: $1) }
    }
    return builtIn(\.styles.buttonAppearance, system.map { type(of: $0).appearance } ?? .automatic)
      .builtIn(\.styles.customButton, nil).builtIn(\.styles.primitiveButton, custom)
  }

  /// Sets a custom style for the buttons and links in this view.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    return builtIn(\.styles.buttonAppearance, .plain).builtIn(\.styles.primitiveButton, nil)
      .builtIn(\.styles.customButton, drawing(style) { $0.makeBody(configuration: $1) })
  }
}
