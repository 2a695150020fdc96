// Control group styles: the system's, and custom ones.

/// The properties of a control group, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  @MainActor @preconcurrency public struct Content {
    package let content: AnyView
  }
  /// The name of the group.
  @MainActor @preconcurrency public struct Label {
    package let content: AnyView
  }

  /// The controls.
  public let content: ControlGroupStyleConfiguration.Content
  /// The name of the group; draws nothing for a group without a name.
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: View, StyleContent {}
extension ControlGroupStyleConfiguration.Label: View, StyleContent {}

/// A style for groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the view that a `ControlGroupStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Draws the view that replaces the group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The default style for the context: controls side by side on a shared background, and a row in a
/// menu.
@MainActor @preconcurrency public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View {
    SegmentedControls(parts: configuration)
  }
}
/// The style of bars: controls close together, without a background.
@MainActor @preconcurrency public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same as `.navigation`.
  public init() {}
  public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View {
    SegmentedControls(parts: configuration, isPlain: true)
  }
}
/// A style with a button that has the group's name and opens the controls as a menu.
@MainActor @preconcurrency public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.menu`.
  public init() {}
  public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View {
    ControlMenu(parts: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style for the context: controls side by side, and a row in a menu.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of bars: controls close together, without a background.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens the controls as a menu. Inside a menu the controls are items of that menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets the style of groups of controls in this view.
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View
  where S: ControlGroupStyle {
    return builtIn(\.styles.controlGroupStyle, drawing(style) { $0.makeBody(configuration: $1) })
  }
}

/// The controls of a group side by side, or as a row of items in a menu.
struct SegmentedControls {
  let parts: ControlGroupStyleConfiguration
  var isPlain = false
}

extension SegmentedControls: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let isInMenu = context.builtIn.position.isInMenu
    let element = context.element(
      .div, isInMenu ? .menuRow : isPlain ? .horizontalStack.and(.plainControlGroup) : .controlGroup
    )
    element.set("role", "group")
    let words = context.text(of: parts.label)
    if !words.isEmpty { element.set("aria-label", words) }
    if !isInMenu { element.appetite = .fixed([]) }
    var inner = context
    // Each control takes its own taps, also in a list row.
    if inner.builtIn.styles.buttonAppearance == .automatic {
      inner.environment[builtIn: \.styles.buttonAppearance] = .borderless
    }
    inner.fill(element, axis: .horizontal, with: parts.content)
    context.emit(element, into: &items)
  }
}

/// A control group as a menu.
private struct ControlMenu {
  let parts: ControlGroupStyleConfiguration
}

extension ControlMenu: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let words = context.text(of: parts.label)
    guard context.builtIn.position.isInMenu else {
      // A menu button without a name needs a generic one.
      guard words.isEmpty else {
        return Menu(content: { parts.content }, label: { parts.label })
          .render(context, into: &items)
      }
      let name = Text("Actions").resolve(context.builtIn)
      let symbol = Image(systemName: "ellipsis.circle").accessibilityLabel(name)
      return Menu(content: { parts.content }, label: { symbol }).render(context, into: &items)
    }
    let element = context.element(.div, .menuGroup)
    element.set("role", "group")
    if !words.isEmpty { element.set("aria-label", words) }
    context.fill(element, axis: .vertical, with: parts.content)
    context.emit(element, into: &items)
  }
}
