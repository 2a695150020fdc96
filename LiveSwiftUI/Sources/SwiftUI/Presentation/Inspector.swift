// Inspectors: a column beside the inspected view, or a sheet in a narrow window.
import Foundation

extension View {
  /// Shows an inspector while the binding is true: a column at the trailing side of a wide window,
  /// a sheet in a narrow one. Its content keeps its state between the two.
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

  /// Sets the width in points of the inspector column that contains this view: `ideal`, shrinking
  /// to `min` in a narrow window. The edge cannot be dragged, so `max` only bounds `ideal`.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumn(InspectorWidth(least: min, ideal: ideal, most: max))
  }

  /// Sets a fixed width in points for the inspector column that contains this view.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumn(InspectorWidth(least: width, ideal: width, most: width))
  }

  private nonisolated func inspectorColumn(_ width: InspectorWidth) -> some View {
    rendering { context in
      (context.builtIn.position.dialog?.node as? InspectorNode)?.stand(width)
      return context
    }
  }
}

/// The width of an inspector column, in points.
private struct InspectorWidth: Equatable {
  var least: CGFloat?
  var ideal: CGFloat = 270
  var most: CGFloat?
}

/// A view that can have an inspector beside it.
private nonisolated struct InspectedView<Content: View> {
  let content: Content
  let presentation: @MainActor () -> Presentation
}

extension InspectedView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: InspectorNode.init, into: &items) {
      $0.accept(context, presentation(), base: $1)
    }
  }
}

/// Shows an inspector in a column, or as the inherited sheet where there is no room.
private final class InspectorNode: PresenterNode {
  private var width = InspectorWidth()

  /// Stores the column width that the content requests.
  func stand(_ width: InspectorWidth) {
    guard width != self.width else { return }
    self.width = width
    markDirty()
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let box = context.child(.inspectorBox).element(.div, .inspector)
    box.appetite = .children(also: .horizontal, except: [])
    let main = context.inside(.inspectorMain).element(.div, .inspectorMain)
    main.appetite = .children(also: .horizontal, except: [])
    var parts: [Item] = []
    base(context.inside(0), &parts)
    main.content = .items(parts)
    let shows = beginPresenting()
    let isColumn = shows && environment.builtIn.person.horizontalSizeClass == .regular
    box.content = .items([.element(main)] + (isColumn ? [.element(column(context))] : []))
    // Drawn first, so that nodes move into the sheet before their column is removed.
    if shows, !isColumn { items.append(.element(dialog(context.inside(1)))) }
    context.emit(box, into: &items)
  }

  private func column(_ context: Context) -> Element {
    var parts: [Item] = []
    presentation.content(contentContext().child(.presented), &parts)
    let column = context.inside(.inspectorColumn).element(.div, .inspectorColumn)
    column.set("role", "complementary")
    column.set("aria-label", name(context.builtIn))
    column.appetite = .fixed([])
    column.style("width", CSS.length(width.ideal))
    if let least = width.least { column.style("min-width", CSS.length(least)) }
    if let most = width.most { column.style("max-width", CSS.length(most)) }
    column.content = .items(parts)
    return column
  }
}
