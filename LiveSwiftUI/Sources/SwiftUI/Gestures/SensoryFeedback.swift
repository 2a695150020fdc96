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

extension View {
  /// Vibrates when `trigger` changes, where the browser can: on Android. A browser on an iPhone has
  /// no haptics, like an iPad.
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    nonisolated(unsafe) let trigger = trigger  // Compared on the main actor only.
    let pattern = feedback.pattern
    return LifecycleView(self) {
      WatchedValue(trigger) {
        guard let tree = Tree.reader?.tree else { return }
        tree.afterThisRender { [weak tree] in tree?.send(.vibrate(pattern)) }
      }
    }
  }

  /// Vibrates when `trigger` changes and `condition` of its old and new value is true; see
  /// `sensoryFeedback(_:trigger:)`.
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View where T: Equatable {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Vibrates when `trigger` changes, as `feedback` of its old and new value says; nil does
  /// nothing. See `sensoryFeedback(_:trigger:)`.
  public nonisolated func sensoryFeedback<T>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    // Compared and called on the main actor only.
    nonisolated(unsafe) let (trigger, feedback) = (trigger, feedback)
    return LifecycleView(self) {
      let tree = Tree.reader?.tree
      return ChangeModifier(trigger, runsFirst: false, tree: tree) { [weak tree] old, new in
        guard let pattern = feedback(old, new)?.pattern else { return }
        MainActor.assumeIsolated { tree?.send(.vibrate(pattern)) }
      }
    }
  }
}
