// The chevron of links that lead to another screen.

extension View {
  /// Shows or hides the chevron of the links in this view. By default those in rows have one, but
  /// not in a sidebar beside its detail.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    builtIn(\.styles.linkIndicator, visibility)
  }
}

extension EnvironmentValues {
  /// The visibility of the chevrons of links, as a view around has set it; else automatic.
  public var navigationLinkIndicatorVisibility: Visibility {
    self[builtIn: \.styles.linkIndicator]
  }
}

extension Element {
  /// Notes whether this link has a chevron for the style sheet, which draws it.
  func indicate(_ visibility: Visibility) {
    if visibility != .automatic { name(visibility == .visible ? .chevron : .hidesChevron) }
  }
}
