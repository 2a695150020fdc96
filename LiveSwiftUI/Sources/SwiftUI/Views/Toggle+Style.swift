// How toggles look: the system's looks, and looks that an app makes.
import Foundation

/// What a toggle style is given to draw.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  @MainActor @preconcurrency public struct Label {
    package let content: AnyView
  }

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View, StyleContent {}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style draws, in the look around it.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

/// A look for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of what is drawn; the compiler finds it from `makeBody`.
  associatedtype Body: View
  /// What `makeBody` is given to draw.
  typealias Configuration = ToggleStyleConfiguration
  /// What is drawn in place of the toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// One of the system's looks.
private protocol SystemToggleStyle: ToggleStyle {
  var look: ToggleLook { get }
}

/// The look of the platform: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
    Toggle(configuration).fact(\.styles.toggleLook, .automatic)
  }
}
/// A switch at the trailing end.
public struct SwitchToggleStyle: ToggleStyle {
  /// The same as `.switch`.
  public nonisolated init() {}
  public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
    Toggle(configuration).fact(\.styles.toggleLook, .automatic)
  }
}
/// A button that looks pressed while on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The same as `.button`.
  public nonisolated init() {}
  public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
    Toggle(configuration).fact(\.styles.toggleLook, .button)
  }
}

extension DefaultToggleStyle: SystemToggleStyle {
  fileprivate var look: ToggleLook { .automatic }
}
extension SwitchToggleStyle: SystemToggleStyle {
  fileprivate var look: ToggleLook { .automatic }
}
extension ButtonToggleStyle: SystemToggleStyle {
  fileprivate var look: ToggleLook { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of the platform: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that looks pressed while on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Gives toggles within a look.
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return rendering { context in
      context.with {
        if let system = style as? any SystemToggleStyle {
          $0[fact: \.styles.toggleLook] = system.look
          $0[fact: \.styles.customToggle] = nil
        } else {
          $0[fact: \.styles.customToggle] = { AnyView(style.makeBody(configuration: $0)) }
        }
      }
    }
  }
}
