// How large the title of a screen is.

/// How large the title of a screen is, on every system.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The mode's name.
  package let name: String

  /// Whether two are the same; a seam only, as Apple's type is not Equatable.
  package static func == (one: ToolbarTitleDisplayMode, other: ToolbarTitleDisplayMode) -> Bool {
    one.name == other.name
  }

  /// As on the screen before.
  public static var automatic: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(name: "automatic")
  }
  /// Large, under the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  /// Large, within the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(name: "inlineLarge")
  }
  /// Small, within the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}
