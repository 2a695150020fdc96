// How buttons look: the system's looks, and looks that an app makes.

/// The looks that the renderer knows, as class names of the style sheet.
///
/// In a row of a list a button of the automatic look takes the taps of the whole row, and several
/// act together, as on iOS. A plain button takes taps only where something is drawn; see
/// `contentShape(_:eoFill:)`.
enum ButtonLook {
  case automatic, plain, borderless, bordered, prominent

  var names: String {
    switch self {
    case .automatic, .borderless: "b"
    case .plain: "b plain"
    case .bordered: "b bordered"
    case .prominent: "b prominent"
    }
  }

  /// Whether there is a box around what is pressed; links have it too.
  var isBox: Bool { self == .bordered || self == .prominent }
}

/// What a button style is given to draw.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  @MainActor public struct Label {
    package let content: AnyView
  }

  /// What the button is for; nil for most.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label

  let press: PressUse

  /// Whether the button is pressed. Where a style reads it, both drawings are in the page, and the
  /// browser shows the pressed one without asking the server.
  public var isPressed: Bool { press.isPressed() }
}

extension ButtonStyleConfiguration.Label: View, StyleContent {}

/// A look for buttons that keeps their behaviour.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of what is drawn; the compiler finds it from `makeBody`.
  associatedtype Body: View
  /// What `makeBody` is given: the label and the role.
  typealias Configuration = ButtonStyleConfiguration
  /// What is drawn in place of the button's label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// A look for buttons that may change their behaviour; only the system's own are supported here.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// The look that fits the surroundings.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// The label alone, dimmed while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
}

/// Tinted words without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderless`.
  public nonisolated init() {}
}

/// Tinted words on a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The same as `.bordered`.
  public nonisolated init() {}
}

/// Words on the tint, for the main action of a screen.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The same as `.borderedProminent`.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that fits the surroundings: tinted words, and in bars and menus what is usual there.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No look of the style's own; the label is drawn as it is, and dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Tinted words without a border; in a row of a list each such button takes its own taps.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Tinted words on a faint tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Words on the full tint, for the one button that matters most.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Gives buttons, links and menus within one of the system's looks.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    let look: ButtonLook =
      switch style {
      case is PlainButtonStyle: .plain
      case is BorderlessButtonStyle: .borderless
      case is BorderedButtonStyle: .bordered
      case is BorderedProminentButtonStyle: .prominent
      default: .automatic
      }
    return fact(\.styles.buttonLook, look).fact(\.styles.customButton, nil)
  }

  /// Gives buttons within a look of the app's own.
  public nonisolated func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return fact(\.styles.buttonLook, .plain).fact(\.styles.customButton) {
      AnyView(style.makeBody(configuration: $0))
    }
  }

  /// Keeps a person from using the controls within. It cannot be undone further in.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    rendering { context in context.with { if disabled { $0[fact: \.controls.isEnabled] = false } } }
  }

  /// The size of buttons within. Other controls have one size here.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    fact(\.text.controlSize, controlSize)
  }
}
