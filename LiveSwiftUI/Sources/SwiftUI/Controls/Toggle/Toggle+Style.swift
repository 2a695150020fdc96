// Toggle styles: the system's, and custom ones.
import Foundation

/// The properties of a toggle, for a toggle style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  @MainActor @preconcurrency public struct Label {
    package let content: AnyView
  }

  /// The label of the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the sources of the toggle differ; `isOn` is false then.
  public var isMixed: Bool

  let sources: SharedSelection<Bool>

  init(label: Label, sources: SharedSelection<Bool>) {
    self.label = label
    self.sources = sources
    _isOn = sources.all
    isMixed = sources.isMixed
  }
}

extension ToggleStyleConfiguration.Label: View, StyleContent {}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// A toggle for a style to draw with the outer style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    sources = configuration.sources
    label = configuration.label
  }
}

/// A style for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that a `ToggleStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = ToggleStyleConfiguration
  /// Draws the view that replaces the toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// One of the system's styles.
private protocol SystemToggleStyle: ToggleStyle {
  var appearance: ToggleAppearance { get }
}

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The same as `ToggleStyle.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View {
    Toggle(configuration).builtIn(\.styles.toggleAppearance, .automatic)
  }
}
/// A style with a switch at the trailing end.
public struct SwitchToggleStyle: ToggleStyle {
  fileprivate var color: Color?

  /// The same as `.switch`.
  public nonisolated init() {}
  /// A switch that has this colour while it is on.
  public nonisolated init(tint: Color) { color = tint }
  public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View {
    Toggle(configuration).builtIn(\.styles.toggleAppearance, .automatic)
  }
}
/// A style with a button that looks pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The same as `.button`.
  public nonisolated init() {}
  public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View {
    Toggle(configuration).builtIn(\.styles.toggleAppearance, .button)
  }
}

extension DefaultToggleStyle: SystemToggleStyle {
  fileprivate var appearance: ToggleAppearance { .automatic }
}
extension SwitchToggleStyle: SystemToggleStyle {
  fileprivate var appearance: ToggleAppearance { .automatic }
}
extension ButtonToggleStyle: SystemToggleStyle {
  fileprivate var appearance: ToggleAppearance { .button }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that looks pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles in this view.
  public nonisolated func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return rendering { context in
      let styled = context.with {
        if let system = style as? any SystemToggleStyle {
          $0[builtIn: \.styles.toggleAppearance] = system.appearance
          $0[builtIn: \.styles.customToggle] = nil
        } else {
          $0[builtIn: \.styles.customToggle] = drawing(style) { $0.makeBody(configuration: $1) }
        }
      }
      return (style as? SwitchToggleStyle)?.color.map { styled.tinted($0) } ?? styled
    }
  }
}
