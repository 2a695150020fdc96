// How a view comes and goes, by the name the style sheet knows it under.

/// How a view comes and goes.
public struct AnyTransition {
  /// The classes of the style sheet, parted by spaces; `identity` alone means none.
  package var name: String
  /// The classes for leaving.
  package var removalName: String
  /// A timing of the transition's own, if it has one.
  package var animation: Animation?

  init(_ name: String, removal: String? = nil) {
    self.name = name
    removalName = removal ?? name
  }

  /// The view is there and gone at once.
  public static var identity: AnyTransition { AnyTransition("identity") }
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition("opacity") }
  /// Grows from a point and shrinks to it.
  public static var scale: AnyTransition { AnyTransition("scale") }
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition {
    AnyTransition("move-leading", removal: "move-trailing")
  }

  /// Comes from an edge and goes back there.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move-\(edge.direction)")
  }

  /// Comes from an edge and goes out at the other side.
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

  /// Comes one way and goes another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion.name, removal: removal.removalName)
  }

  /// Both transitions at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      Self.joined(name, other.name), removal: Self.joined(removalName, other.removalName))
  }

  /// The same way with a timing of its own.
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
  /// The way to this edge, as the browser's script names it.
  fileprivate var direction: String {
    switch self {
    case .top: "up"
    case .bottom: "down"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
