// The positions at which a scroll view comes to rest; the browser snaps and sends nothing.

/// The positions at which a scroll view comes to rest. Only the system's own behaviours are
/// supported, because the browser does the scrolling.
public protocol ScrollTargetBehavior {
  /// The snapping that the browser applies; an app cannot make a behaviour of its own.
  var _snapping: _ScrollSnapping { get }
}

/// The snapping of a browser's scroll view.
public struct _ScrollSnapping: Sendable {
  let name: ClassName
}

/// Snaps to one page at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The same as `.paging`.
  public init() {}

  public var _snapping: _ScrollSnapping {
    _ScrollSnapping(name: .snaps.and(.snapsByOne).and(.paged))
  }
}

/// Snaps to the start of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The distance that one swipe may scroll.
  public struct LimitBehavior {
    let isOne: Bool

    /// As far as the swipe goes.
    public static var automatic: LimitBehavior { LimitBehavior(isOne: false) }
    /// To the next view.
    public static var always: LimitBehavior { LimitBehavior(isOne: true) }
    /// As far as the swipe goes.
    public static var never: LimitBehavior { LimitBehavior(isOne: false) }
  }

  let limit: LimitBehavior

  /// Snaps to the start of a view in the layout that `scrollTargetLayout()` marks.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public var _snapping: _ScrollSnapping {
    _ScrollSnapping(name: limit.isOne ? .snaps.and(.snapsByOne) : .snaps)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Snaps to one page at a time. A page is a view of the scroll view's stack, so give each the
  /// container's width.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Snaps to the start of a view in the layout that `scrollTargetLayout()` marks.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Snaps to the start of a view: the next one, or as far as the swipe goes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where the scroll views inside come to rest. One that scrolls with the screen snaps only
  /// near a view.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    builtIn(\.position.scrollSnapping, behavior._snapping.name)
  }

  /// Lets the enclosing scroll view snap to the views of this stack.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifyingElement { if isEnabled { $0.name(.scrollTargets) } }
  }
}
