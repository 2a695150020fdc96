// Scrolling to a view by its id.
import Foundation

/// Passes its content a proxy that scrolls to a view inside it.
public struct ScrollViewReader<Content> where Content: View {
  /// Makes the views, which may use the proxy in their actions.
  public var content: (ScrollViewProxy) -> Content

  /// A reader whose content can scroll to its views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { ScrollReaderNode(context) }
    let content = content
    node.accept(context) { content($0).draw($1, into: &$2) }
    items.append(.node(node))
  }
}

/// Scrolls to views within a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var node: ScrollReaderNode?

  /// Scrolls to the view with this id, once the current changes are on the page. It is a view with
  /// `id(_:)`, or a row of a `ForEach`.
  ///
  /// An anchor aligns that point of the view with the same point of the scrolled area; without one,
  /// the browser scrolls until the view is visible. On each axis only start, middle and end are
  /// distinguished. Within `withAnimation` the browser scrolls smoothly. Rows of a long list that
  /// are not on the page yet are added first.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    nonisolated(unsafe) let id = AnyHashable(id)  // Used on the main actor only from here on.
    // Weakly: from another thread it runs later, when the page may be gone.
    onMainActor { [weak node] in
      guard let node, node.isMounted else { return }
      node.scroll(to: id, anchor, isAnimated: Tree.animation != nil)
    }
  }
}

/// Marks the views inside that have an id, and sends the browser the one to scroll to.
class ScrollReaderNode: Node {
  private var content: @MainActor (ScrollViewProxy, Context, inout [Item]) -> Void = { _, _, _ in }
  private var count = 0

  func accept(
    _ context: Context,
    content: @escaping @MainActor (ScrollViewProxy, Context, inout [Item]) -> Void
  ) {
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    tree.needs(.gestures)
    content(ScrollViewProxy(node: self), contentContext(), &items)
  }

  /// The context of the content, in which views with an id are marked.
  func contentContext() -> Context {
    context().with { $0[builtIn: \.position.marksScrollTargets] = true }
  }

  /// The number of the next request to scroll, so that the browser notices a repeated one.
  final func nextCount() -> Int {
    count += 1
    return count
  }

  final func scroll(to id: AnyHashable, _ anchor: UnitPoint?, isAnimated: Bool) {
    let way = "\(nextCount()) \(isAnimated ? "smooth" : "instant") \(Self.alignment(for: anchor))"
    tree.afterThisRender { [weak self] in self?.scroll(to: id, way, rounds: 3) }
  }

  /// Marks the target element for the browser. If it is not on the page, adds rows and tries again.
  private func scroll(to id: AnyHashable, _ way: String, rounds: Int) {
    guard isMounted else { return }
    let mark = ScrollMark.text(of: id)
    if let element = firstElement(where: { $0.attribute(ScrollMark.name) == mark }) {
      // An element that the browser does not have yet is sent with the attribute.
      if element.id < 0 {
        element.set(.scrollsTo, way)
      } else {
        tree.send(.attribute(element.id, DataAttribute.scrollsTo.rawValue, way))
      }
    } else if rounds > 0, windows(in: self).contains(where: { $0.reveal(id) }) {
      tree.afterThisRender { [weak self] in self?.scroll(to: id, way, rounds: rounds - 1) }
    }
  }

  private func windows(in node: Node) -> [WindowNode] {
    node.children.flatMap { child in
      ((child as? WindowNode).map { [$0] } ?? []) + windows(in: child)
    }
  }

  /// The alignment of the element along the page and across it, in the browser's terms.
  private static func alignment(for anchor: UnitPoint?) -> String {
    guard let anchor else { return "nearest nearest" }
    func word(_ share: Double) -> String {
      share < 1.0 / 3 ? "start" : share > 2.0 / 3 ? "end" : "center"
    }
    return "\(word(anchor.y)) \(word(anchor.x))"
  }
}

/// The attribute that identifies an element with an id.
enum ScrollMark {
  static let name = DataAttribute.item

  /// The mark of an id; equal ids have equal marks within one process.
  static func text(of id: some Hashable) -> String {
    String(Position.root.child(id: id).hash, radix: 36)
  }
}

extension Context {
  /// Marks the elements of a view with an id, where an enclosing reader may scroll to it.
  func marked(_ id: some Hashable) -> Context {
    guard builtIn.position.marksScrollTargets else { return self }
    let mark = ScrollMark.text(of: id)
    builtIn.position.scrollIDs?.ids[mark] = AnyHashable(id)
    return decorated { element, _ in
      element.set(ScrollMark.name, mark)
      return element
    }
  }
}
