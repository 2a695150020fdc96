// How groups of controls look: the system's looks, and looks that an app makes.

/// What a style is given of a group of controls.
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
  /// The name of the group; it shows nothing where the group was given none.
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: View, StyleContent {}
extension ControlGroupStyleConfiguration.Label: View, StyleContent {}

/// A look for groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of what is drawn; the compiler finds it from `makeBody`.
  associatedtype Body: View
  /// What `makeBody` is given to draw.
  typealias Configuration = ControlGroupStyleConfiguration
  /// What is drawn in place of the group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The look that fits the surroundings: controls side by side on one ground, and in a menu a row.
@MainActor @preconcurrency public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The same as `.automatic`.
  public init() {}
  public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View {
    SegmentedControls(parts: configuration)
  }
}
/// The look of bars: controls close to each other, without a ground.
@MainActor @preconcurrency public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same as `.navigation`.
  public init() {}
  public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View {
    SegmentedControls(parts: configuration, isPlain: true)
  }
}
/// A button with the name of the group, which opens the controls as a menu.
@MainActor @preconcurrency public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.menu`.
  public init() {}
  public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View {
    ControlMenu(parts: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that fits the surroundings: controls side by side, and in a menu a row.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look of bars: controls close to each other, without a ground.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens the controls as a menu. In a menu they are items of that menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Gives groups of controls within a look.
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View
  where S: ControlGroupStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return fact(\.styles.controlGroupStyle) { AnyView(style.makeBody(configuration: $0)) }
  }
}

/// The controls of a group side by side; in a menu a row of its items.
struct SegmentedControls {
  let parts: ControlGroupStyleConfiguration
  var isPlain = false
}

extension SegmentedControls: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let isInMenu = context.facts.place.isInMenu
    let element = context.element(.div, isInMenu ? "mi-r" : isPlain ? "hs ctrl-n" : "ctrl")
    element.set("role", "group")
    let words = context.words(of: parts.label)
    if !words.isEmpty { element.set("aria-label", words) }
    if !isInMenu { element.appetite = .fixed([]) }
    var inner = context
    // Each control takes its own taps, also in a row of a list.
    if inner.facts.styles.buttonLook == .automatic {
      inner.environment[fact: \.styles.buttonLook] = .borderless
    }
    inner.fill(element, axis: .horizontal, with: parts.content)
    context.emit(element, into: &items)
  }
}

/// A group of controls as a menu.
private struct ControlMenu {
  let parts: ControlGroupStyleConfiguration
}

extension ControlMenu: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let words = context.words(of: parts.label)
    guard context.facts.place.isInMenu else {
      // Without a name the button still has to say what it is.
      guard words.isEmpty else {
        return Menu(content: { parts.content }, label: { parts.label })
          .render(context, into: &items)
      }
      let name = Text("Actions").resolve(context.facts)
      let symbol = Image(systemName: "ellipsis.circle").accessibilityLabel(name)
      return Menu(content: { parts.content }, label: { symbol }).render(context, into: &items)
    }
    let element = context.element(.div, "mg")
    element.set("role", "group")
    if !words.isEmpty { element.set("aria-label", words) }
    context.fill(element, axis: .vertical, with: parts.content)
    context.emit(element, into: &items)
  }
}
