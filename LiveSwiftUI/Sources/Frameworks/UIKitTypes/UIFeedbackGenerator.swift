// Haptic feedback: a browser on Android vibrates, one on an iPhone has no haptics.
public import Foundation

/// Feedback that a person feels, where the browser can vibrate: on Android.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// A generator.
  public init() {}

  /// Prepares the feedback; a browser needs no preparation.
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

  private let milliseconds: Int

  /// A generator for impacts of a strength.
  public init(style: FeedbackStyle) {
    switch style {
    case .light, .soft: milliseconds = 10
    case .medium: milliseconds = 20
    case .heavy, .rigid: milliseconds = 30
    }
    super.init()
  }

  /// A generator for impacts of a middle strength.
  public override convenience init() { self.init(style: .medium) }

  /// An impact.
  open func impactOccurred() { vibrateOnPage([milliseconds]) }

  /// An impact of an intensity, of which browsers know only none.
  open func impactOccurred(intensity: CGFloat) {
    if intensity > 0 { impactOccurred() }
  }
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

  /// A result, with the pattern that `sensoryFeedback` has for it.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: vibrateOnPage([15, 60, 25])
    case .warning: vibrateOnPage([25, 80, 15])
    case .error: vibrateOnPage([20, 50, 20, 50, 30])
    }
  }
}

/// Feedback of a changed selection.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A generator for selections.
  public override init() { super.init() }

  /// A changed selection.
  open func selectionChanged() { vibrateOnPage([10]) }
}

/// Vibrates on the page: for so many milliseconds, then a pause, and so on. SwiftUI, which knows
/// the page, replaces this function.
@MainActor package dynamic func vibrateOnPage(_ pattern: [Int]) {}
