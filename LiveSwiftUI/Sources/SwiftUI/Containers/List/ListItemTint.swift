// The colour of the symbols in the rows of a list.

/// A colour of the symbols in the rows of a list.
public struct ListItemTint: Sendable {
  let color: Color

  /// A colour that nothing changes.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that a system may change; here the same as `fixed(_:)`.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of texts.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Sets the colour of the symbols of labels in rows; nil for the usual one.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    builtIn(\.styles.itemTint, tint?.color)
  }

  /// Sets the colour of the symbols of labels in rows; nil for the usual one.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    builtIn(\.styles.itemTint, tint)
  }
}
