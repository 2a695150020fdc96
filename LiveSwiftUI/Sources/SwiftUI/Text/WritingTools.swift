// Tools of a text editor, which a browser brings itself.
import Foundation

extension View {
  /// Changes nothing: a browser offers its own tools for writing.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Changes nothing: the browser finds text on its page itself, whatever an app asks for.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Changes nothing: a browser replaces no text.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
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
