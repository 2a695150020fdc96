// The display of a screen's title.

/// The display of a screen's title, on every platform.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The mode's name.
  package let name: String

  /// Whether two are equal. Package-only, as Apple's type is not `Equatable`.
  package static func == (one: ToolbarTitleDisplayMode, other: ToolbarTitleDisplayMode) -> Bool {
    one.name == other.name
  }

  /// The display of the previous screen.
  public static var automatic: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(name: "automatic")
  }
  /// A large title below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  /// A large title inside the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(name: "inlineLarge")
  }
  /// A small title inside the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}

extension View {
  /// Sets how the screen shows its title.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(
      mode == .inline ? .inline : mode == .automatic ? .automatic : .large)
  }
}
