// Buttons behind the end of a list row.
import Foundation

extension View {
  /// Adds buttons behind the end of a row. A swipe reveals them on a touch screen; with a mouse or
  /// a keyboard they are visible while the pointer or the focus is in the row.
  ///
  /// The buttons of both edges stand at the end of the row. A full swipe presses the first of them
  /// where `allowsFullSwipe` is true. In a row with a context menu, a mouse has that in place of
  /// the buttons of the leading edge, which would cover the row's own controls.
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
  /// A row with buttons behind its end.
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
    // There are already buttons of the other edge: all stand in one place.
    if element.roles.contains(.swipe), case .items(let parts) = element.content,
      case .element(let actions)? = parts.last, case .items(let others) = actions.content
    {
      actions.content = .items(edge == .leading ? drawn + others : others + drawn)
      if edge == .trailing { actions.name(.trailingActions) }
      // The first button of the trailing edge comes behind those of the leading one.
      if isFull { element.set(.fullSwipe, edge == .leading ? String(drawn.count) : "0") }
      return element
    }
    let box = element.wrapped(.swipe)
    if isFull { box.set(.fullSwipe, "0") }
    box.appetite = .fixed(.horizontal)
    let body = child(.swipedRow).element(.div, .swipedContent)
    body.appetite = .fixed([])
    body.content = .items([.element(element)])
    let actions = child(.swipeButtons).element(
      .div, edge == .trailing ? .swipeActions.and(.trailingActions) : .swipeActions)
    actions.appetite = .fixed([])
    actions.content = .items(drawn)
    box.content = .items([.element(body), .element(actions)])
    return box
  }
}
