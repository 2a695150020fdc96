// Buttons behind the edges of a list row.
import Foundation

extension View {
  /// Adds buttons behind an edge of a row. A swipe away from the edge reveals them, and a full
  /// swipe presses the first of them where `allowsFullSwipe` is true.
  ///
  /// A mouse reveals those of the trailing edge while it is over the row. All are also commands of
  /// the row's menu, which the secondary mouse button and the context menu key open.
  public nonisolated func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    // A value, drawn on the main actor only.
    nonisolated(unsafe) let content = content()
    return rendering { context in
      // Outside a row, the buttons do nothing on an iPhone either.
      guard context.builtIn.position.isInRow else { return context }
      return context.decorated { element, context in
        context.child(edge == .leading ? .leadingSwipe : .trailingSwipe).swiping(
          element, edge, isFull: allowsFullSwipe
        ) {
          content.draw($0, into: &$1)
        }
      }
    }
  }
}

extension Context {
  /// A row with buttons behind an edge.
  func swiping(
    _ element: Element, _ edge: HorizontalEdge, isFull: Bool, _ content: DrawContent
  ) -> Element {
    var drawn: [Item] = []
    let place = inside(.swipeContent).with {
      $0[builtIn: \.styles.buttonAppearance] = .prominent
      $0[builtIn: \.styles.customButton] = nil
      $0[builtIn: \.styles.labelAppearance] = .automatic
      $0[builtIn: \.text.font] = nil
      $0[builtIn: \.text.foreground] = nil
    }
    content(place, &drawn)
    if drawn.isEmpty { return element }
    node.tree.needs(.commands)
    let actions = child(.swipeButtons).element(
      .div, .swipeActions.and(edge == .leading ? .leadingActions : .trailingActions))
    actions.appetite = .fixed([])
    actions.content = .items(drawn)
    if isFull { actions.set(.fullSwipe) }
    // The row has buttons already, behind the other edge or farther from this one.
    if element.roles.contains(.swipe), case .items(let parts) = element.content {
      element.content = .items(parts + [.element(actions)])
      return element
    }
    let box = element.wrapped(.swipe)
    box.appetite = .fixed(.horizontal)
    let body = child(.swipedRow).element(.div, .swipedContent)
    body.appetite = .fixed([])
    body.content = .items([.element(element)])
    box.content = .items([.element(body), .element(actions)])
    return box
  }
}
