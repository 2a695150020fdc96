// The position of a text for formatters that lack it on Linux.
public import Foundation

extension DateFormatter {
  /// The position of the text, which decides on its first capital; setting it has no effect.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
