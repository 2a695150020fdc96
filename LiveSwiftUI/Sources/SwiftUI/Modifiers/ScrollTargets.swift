// Where a scroll view comes to rest: the browser snaps to views, nothing is sent.

/// Where a scroll view comes to rest. Only the system's own behaviours are supported here, because
/// the browser scrolls by itself.
public protocol ScrollTargetBehavior {
  /// What the browser is told; no app can make a behaviour of its own.
  var _snapping: _ScrollSnapping { get }
}

/// How a browser's scroll view comes to rest.
public struct _ScrollSnapping: Sendable {
  /// Class names of the style sheet.
  let names: String
}

/// Rests at one page after the other.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The same as `.paging`.
  public init() {}

  public var _snapping: _ScrollSnapping { _ScrollSnapping(names: "snap one") }
}

/// Rests where a view begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one pull may scroll.
  public struct LimitBehavior {
    let isOne: Bool

    /// As far as the pull goes.
    public static var automatic: LimitBehavior { LimitBehavior(isOne: false) }
    /// To the next view.
    public static var always: LimitBehavior { LimitBehavior(isOne: true) }
    /// As far as the pull goes.
    public static var never: LimitBehavior { LimitBehavior(isOne: false) }
  }

  let limit: LimitBehavior

  /// Rests where a view of the layout begins that `scrollTargetLayout()` names.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public var _snapping: _ScrollSnapping {
    _ScrollSnapping(names: limit.isOne ? "snap one" : "snap")
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at one page after the other. A page is a view of the scroll view's stack, so give each
  /// the container's width.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests where a view of the layout begins that `scrollTargetLayout()` names.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Rests where a view begins, at the next one or as far as the pull goes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// How the scroll views within come to rest. One that scrolls with the screen does so gently:
  /// near a view.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    fact(\.place.scrollSnapping, behavior._snapping.names)
  }

  /// Lets a scroll view around rest at the views of this stack.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifyingElement { if isEnabled { $0.name("targets") } }
  }
}
