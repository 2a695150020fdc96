// The insertion and removal of views, named by classes of the style sheet.

/// The animation of a view's insertion and removal.
public struct AnyTransition {
  /// The style sheet's classes, separated by spaces; `identity` alone means none.
  package var name: String
  /// The classes for the removal.
  package var removalName: String
  /// The transition's own animation, if it has one.
  package var animation: Animation?

  init(_ name: String, removal: String? = nil) {
    self.name = name
    removalName = removal ?? name
  }

  /// Inserts and removes the view without animation.
  public static var identity: AnyTransition { AnyTransition("identity") }
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition("opacity") }
  /// Grows from a point and shrinks to it.
  public static var scale: AnyTransition { AnyTransition("scale") }
  /// Moves in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition {
    AnyTransition("move-leading", removal: "move-trailing")
  }

  /// Moves in from an edge and back out to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move-\(edge.direction)")
  }

  /// Moves in from an edge and out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return AnyTransition(
      "move-\(edge.direction) opacity", removal: "move-\(opposite.direction) opacity")
  }

  /// Uses one transition for the insertion and another for the removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion.name, removal: removal.removalName)
  }

  /// Runs both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      Self.joined(name, other.name), removal: Self.joined(removalName, other.removalName))
  }

  /// The same transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }

  private static func joined(_ first: String, _ second: String) -> String {
    let names = [first, second].filter { $0 != "identity" }
    return names.isEmpty ? "identity" : names.joined(separator: " ")
  }
}

extension Edge {
  /// The direction of this edge, as the browser's script names it.
  fileprivate var direction: String {
    switch self {
    case .top: "up"
    case .bottom: "down"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}

extension AnyTransition {
  /// Grows from nothing and shrinks to nothing. The browser has one such animation, so the amount
  /// and the anchor are those of `scale`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
}
