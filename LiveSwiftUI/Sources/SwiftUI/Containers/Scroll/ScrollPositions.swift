// Positions of scroll views: bound to the app's state, and at the start.
import Foundation

extension View {
  /// Binds the position of the scroll view inside to the id of a view: the one at its start, or
  /// nearest to `anchor`, once the person scrolls. Setting it scrolls there; see
  /// `ScrollViewProxy.scrollTo(_:anchor:)`.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    // The binding is read and written on the main actor only.
    nonisolated(unsafe) let id = id
    return ScrollPositionView(
      content: self, anchor: anchor,
      read: { id.wrappedValue.map { ScrollRequest(id: AnyHashable($0)) } },
      write: { value in
        func set<ID: Hashable>(_ binding: Binding<ID?>) {
          if let new = value.base as? ID, binding.wrappedValue != new { binding.wrappedValue = new }
        }
        set(id)
      })
  }

  /// Binds the position of the scroll view inside. It follows the person: its `viewID` is that of
  /// the view at the start, or nearest to `anchor`.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(
      content: self, anchor: anchor,
      read: {
        let value = position.wrappedValue
        guard value.requests > 0, !value.isPositionedByUser else { return nil }
        return ScrollRequest(
          id: value.viewID.map { AnyHashable($0) }, goal: value.goal, anchor: value.anchor,
          number: value.requests)
      },
      write: { position.wrappedValue = position.wrappedValue.scrolled(to: $0) })
  }

  /// Sets where the scroll view inside starts, and stays while its content grows: its start, middle
  /// or end.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    rendering { context in
      guard let anchor else { return context }
      let watch = ScrollWatch()
      watch.start = anchor
      return context.reporting(to: watch)
    }
  }

  /// Sets where the scroll view inside starts, and stays while its content grows. A smaller content
  /// lies at the start in any case.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    defaultScrollAnchor(role == .alignment ? nil : anchor)
  }
}

/// The uses of the anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The position at the start.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// The position while the content grows.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// The place of a content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// A request of the app to scroll.
struct ScrollRequest: Equatable {
  var id: AnyHashable?
  var goal = ScrollPosition.Goal.none
  var anchor: UnitPoint?
  var number = 0
}

private nonisolated struct ScrollPositionView<Content: View> {
  let content: Content
  let anchor: UnitPoint?
  let read: @MainActor () -> ScrollRequest?
  let write: @MainActor (AnyHashable) -> Void
}

extension ScrollPositionView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: ScrollPositionNode.init, into: &items) {
      $0.accept(context, anchor, read, write, content: $1)
    }
  }
}

/// Scrolls where the app's state wants it, and reports where the person has scrolled.
final class ScrollPositionNode: ScrollReaderNode {
  private let watch = ScrollWatch()
  private var anchor: UnitPoint?
  private var read: @MainActor () -> ScrollRequest? = { nil }
  private var write: @MainActor (AnyHashable) -> Void = { _ in }
  private var known: ScrollRequest?

  func accept(
    _ context: Context, _ anchor: UnitPoint?, _ read: @escaping @MainActor () -> ScrollRequest?,
    _ write: @escaping @MainActor (AnyHashable) -> Void, content: @escaping DrawContent
  ) {
    (self.anchor, self.read, self.write) = (anchor, read, write)
    accept(context) { content($1, &$2) }
  }

  override func produce(into items: inout [Item]) {
    watch.target = anchor ?? .topLeading
    watch.reached = { [weak self] in self?.reached($0) }
    super.produce(into: &items)
    let wanted = read()
    guard wanted != known else { return }
    known = wanted
    guard let wanted else { return }
    let isAnimated = tree.animationTime > 0
    if let id = wanted.id {
      scroll(to: id, wanted.anchor ?? anchor, isAnimated: isAnimated)
    } else {
      scroll(to: wanted.goal, isAnimated: isAnimated)
    }
  }

  override func contentContext() -> Context {
    super.contentContext().reporting(to: watch).with {
      $0[builtIn: \.position.scrollIDs] = watch
    }
  }

  private func reached(_ id: AnyHashable) {
    // Nothing is to be scrolled to where the person already is.
    known = nil
    write(id)
    known = read()
  }

  private func scroll(to goal: ScrollPosition.Goal, isAnimated: Bool) {
    let place: String
    switch goal {
    case .none: return
    case .edge(let edge): place = "\(edge)"
    case .point(let x, let y):
      place = [x, y].map { $0.map { CSS.number(Double($0)) } ?? "-" }.joined(separator: " ")
    }
    let way = "\(nextCount()) \(isAnimated ? "smooth" : "instant") \(place)"
    tree.afterThisRender { [weak self] in
      guard let self, isMounted,
        let element = firstElement(where: { $0.attribute(.scrollPoint) != nil })
      else { return }
      if element.id < 0 {
        element.set(.scrollRequest, way)
      } else {
        tree.send(.attribute(element.id, DataAttribute.scrollRequest.rawValue, way))
      }
    }
  }
}
