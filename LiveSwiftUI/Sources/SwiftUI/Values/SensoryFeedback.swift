// Haptic feedback.

/// Haptic feedback; it has no effect in a browser.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// An action succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A situation needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// An action failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rose above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged view came into alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure or level changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")
}
