// Inspectors: a column beside what is inspected, or a sheet where there is no room for one.
import Foundation

extension View {
  /// Shows views about this one while the binding is true: in a column at the trailing side of a
  /// wide window, and as a sheet in a narrow one. What is in it keeps its state between the two.
  public nonisolated func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    nonisolated(unsafe) let content = content()  // A value, drawn on the main actor only.
    return InspectedView(content: self) {
      Presentation(
        kind: .sheet, usualName: Text("Inspector"), isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        content: { content.draw($0, into: &$1) })
    }
  }

  /// How wide the column of the inspector is that this view is in, in points: `ideal`, and no less
  /// than `min` where the window is narrow. Nobody pulls at its edge, so `max` only bounds `ideal`.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumn(InspectorWidth(least: min, ideal: ideal, most: max))
  }

  /// How wide the column of the inspector is that this view is in, in points.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumn(InspectorWidth(least: width, ideal: width, most: width))
  }

  private nonisolated func inspectorColumn(_ width: InspectorWidth) -> some View {
    rendering { context in
      (context.facts.place.dialog?.node as? InspectorNode)?.stand(width)
      return context
    }
  }
}

/// How wide a column may be, in points.
private struct InspectorWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat = 270
  var most: CGFloat?
}

/// A view that may have an inspector beside it.
private nonisolated struct InspectedView<Content: View> {
  let content: Content
  let presentation: @MainActor () -> Presentation
}

extension InspectedView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { InspectorNode(context) }
    let content = content
    node.accept(context, presentation()) { content.draw($0, into: &$1) }
    items.append(.node(node))
  }
}

/// Shows an inspector in a column, and where there is no room as the sheet that it inherits.
private final class InspectorNode: PresenterNode {
  private var width = InspectorWidth()

  /// Takes the width that the content asked for.
  func stand(_ width: InspectorWidth) {
    guard width != self.width else { return }
    self.width = width
    markDirty()
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let box = context.child(2).element(.div, "insp")
    box.appetite = .children(also: .horizontal, except: [])
    let main = context.inside(3).element(.div, "insp-m")
    main.appetite = .children(also: .horizontal, except: [])
    var parts: [Item] = []
    base(context.inside(0), &parts)
    main.content = .items(parts)
    let shows = beginPresenting()
    let isColumn = shows && environment.facts.person.horizontalSizeClass == .regular
    box.content = .items([.element(main)] + (isColumn ? [.element(column(context))] : []))
    // First, so that what moves into the sheet does so before its column is gone.
    if shows, !isColumn { items.append(.element(dialog(context.inside(1)))) }
    context.emit(box, into: &items)
  }

  private func column(_ context: Context) -> Element {
    var parts: [Item] = []
    presentation.content(contentContext().child(8), &parts)
    let column = context.inside(4).element(.div, "insp-c")
    column.set("role", "complementary")
    column.set("aria-label", name(context.facts))
    column.appetite = .fixed([])
    column.style("width", CSS.rem(width.ideal))
    if let least = width.least { column.style("min-width", CSS.rem(least)) }
    if let most = width.most { column.style("max-width", CSS.rem(most)) }
    column.content = .items(parts)
    return column
  }
}
