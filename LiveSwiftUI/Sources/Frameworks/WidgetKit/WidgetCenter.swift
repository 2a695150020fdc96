// The widgets of an app, of which a page has none.

/// The widgets that people have put on their Home Screens. A page has none.
public final class WidgetCenter: Sendable {
  /// The centre of all pages.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing: there are no widgets whose content has changed.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing: there are no widgets whose content has changed.
  public func reloadAllTimelines() {}
}
