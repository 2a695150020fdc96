// Haptic feedback, which does nothing here as on an iPad.
public import Foundation

/// Feedback that a person feels. A device without haptics gives none, such as an iPad.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// A generator.
  public init() {}

  /// Prepares the feedback; without haptics nothing happens.
  open func prepare() {}
}

/// Feedback of an impact.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Of small elements.
    case light = 0
    /// Of elements of a middle size.
    case medium = 1
    /// Of large elements.
    case heavy = 2
    /// Of soft elements.
    case soft = 3
    /// Of rigid elements.
    case rigid = 4
  }

  /// A generator for impacts of a strength.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator for impacts of a middle strength.
  public override convenience init() { self.init(style: .medium) }

  /// An impact; without haptics nothing happens.
  open func impactOccurred() {}

  /// An impact of an intensity; without haptics nothing happens.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a result.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    /// It succeeded.
    case success = 0
    /// It needs attention.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// A generator for results.
  public override init() { super.init() }

  /// A result; without haptics nothing happens.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a changed selection.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A generator for selections.
  public override init() { super.init() }

  /// A changed selection; without haptics nothing happens.
  open func selectionChanged() {}
}
