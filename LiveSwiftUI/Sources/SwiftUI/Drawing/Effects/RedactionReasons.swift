// The reasons for redacting content.

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons, one bit each.
  public let rawValue: Int

  /// The reasons for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is still loading.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and others may see the screen.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Changes nothing: only a placeholder hides what is private here.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Changes nothing: content is shown as it is while a widget would wait for new content.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
