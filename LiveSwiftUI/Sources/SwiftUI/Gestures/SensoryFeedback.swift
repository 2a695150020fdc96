// Haptic feedback.

/// Haptic feedback; a browser on Android vibrates, others do nothing.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// Milliseconds of vibration and of pauses in turn.
  var pattern: [Int] {
    switch name {
    case "success": [15, 60, 25]
    case "warning": [25, 80, 15]
    case "error": [20, 50, 20, 50, 30]
    case "impact", "start", "stop": [20]
    default: [10]
    }
  }

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
