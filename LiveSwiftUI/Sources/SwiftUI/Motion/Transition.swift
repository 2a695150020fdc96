// Transitions of an app's own. A browser fades the view in and out in their place.
import Foundation

/// The moment of a transition.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is on screen.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is on screen.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 0 on screen, 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties that a transition changes.
public struct TransitionProperties: Sendable {
  /// Whether it moves the view.
  public var hasMotion: Bool

  /// The properties of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition of an app's own. The view is drawn as in its identity phase, and fades in and out.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the drawn view, inferred from `body`.
  associatedtype Body: View
  /// The view that the transition is applied to.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  /// The properties that the transition changes.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves the view.
  public static var properties: TransitionProperties { TransitionProperties() }
}

extension View {
  /// Draws the view as in the identity phase of a transition, and fades it in and out.
  public nonisolated func transition<T>(_ transition: T) -> some View where T: Transition {
    nonisolated(unsafe) let (content, transition) = (self, transition)  // Values, used as views.
    return Transitioned(content: content, transition: transition).transition(AnyTransition.opacity)
  }
}

/// A view in the identity phase of a transition.
private nonisolated struct Transitioned<Content: View, T: Transition>: View {
  let content: Content
  let transition: T

  @MainActor var body: some View {
    transition.body(content: PlaceholderContentView(content: content), phase: .identity)
  }
}

/// A transition that blurs and scales; here the view fades.
public struct BlurReplaceTransition: Transition {
  /// The way that a view is replaced.
  public enum Configuration: Equatable, Sendable {
    /// Down on the way out, up on the way in.
    case downUp
    /// Up both ways.
    case upUp
  }

  /// The way that a view is replaced.
  public var configuration: BlurReplaceTransition.Configuration

  /// A transition with a way.
  public nonisolated init(configuration: BlurReplaceTransition.Configuration) {
    self.configuration = configuration
  }

  /// The view.
  public func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs and scales the view away; here it fades.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Blurs and scales the view away in a direction; here it fades.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}

extension AnyTransition {
  /// A transition of an app's own, which fades the view in and out.
  public init<T>(_ transition: T) where T: Transition { self.init("opacity") }

  /// A transition between two modifiers; here the view fades in and out.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    .opacity
  }

  /// Moves the view in from a distance and out again; here it fades.
  public static func offset(_ offset: CGSize) -> AnyTransition { .opacity }

  /// Moves the view in from a distance and out again; here it fades.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .opacity }
}
