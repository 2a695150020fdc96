// Apple's modifiers for which a browser has no use. They compile, and change nothing.
import Foundation

extension View {
  /// Changes nothing: the boxes of a page move as one.
  public nonisolated func geometryGroup() -> some View { self }

  /// Changes nothing: a browser offers its own tools for writing.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Changes nothing: content is shown as it is while a widget would wait for new content.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Changes nothing: nothing scrolls below an edge effect here.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Changes nothing: the browser finds text on its page itself, whatever an app asks for.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Changes nothing: a browser replaces no text.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Changes nothing: a badge has one look here.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Changes nothing: the columns of a split view have one arrangement here.
  public nonisolated func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle {
    self
  }

  /// Changes nothing: menus are drawn in the style of buttons, and `buttonStyle(_:)` chooses that.
  public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle { self }

  /// Changes nothing: a menu's button shows its label only.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: the speech of a browser reads punctuation as it is set up.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Changes nothing: the speech of a browser reads words.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Changes nothing: the speech of a browser has its own pitch.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Changes nothing: the speech of a browser queues announcements itself.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Changes nothing: symbols have one colour here, that of the first style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  /// Changes nothing: symbols have one colour here, that of the first style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The colours of a symbol's layers.
public struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// The symbol's own colours; here that of the foreground.
  public static let multicolor = SymbolRenderingMode()
  /// Levels of one colour; here the first of them.
  public static let hierarchical = SymbolRenderingMode()
  /// Colours of the surrounding styles; here the first of them.
  public static let palette = SymbolRenderingMode()
}

/// Whether the system's tools for writing are offered.
public struct WritingToolsBehavior: Sendable {
  /// As the system decides.
  public static let automatic = WritingToolsBehavior()
  /// In the text.
  public static let complete = WritingToolsBehavior()
  /// Beside the text.
  public static let limited = WritingToolsBehavior()
  /// Not at all.
  public static let disabled = WritingToolsBehavior()
}

/// The emphasis of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Little emphasis.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The usual emphasis.
  public static let standard = BadgeProminence(name: "standard")
  /// Much emphasis.
  public static let increased = BadgeProminence(name: "increased")
}

/// The arrangement of the columns of a split view; all are one here.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

/// The default arrangement.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// An arrangement in which the columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.balanced`.
  public nonisolated init() {}
}

/// An arrangement in which the detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The same as `.prominentDetail`.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default arrangement.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// The look of a menu's button; only the system's own are supported here, and all are one.
@MainActor @preconcurrency public protocol MenuStyle {}

/// The default look.
public struct DefaultMenuStyle: MenuStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// The look of a button.
public struct ButtonMenuStyle: MenuStyle {
  /// The same as `.button`.
  public nonisolated init() {}
}

/// The look of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The same as `.borderlessButton`.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default look.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The look of a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
