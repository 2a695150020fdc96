// The node of a view with a body: connects its state and runs the body.

/// Keeps one view value with the state of its dynamic properties.
final class ViewNode<V: View>: StatefulNode {
  private var view: V
  private var isRendered = false

  init(_ view: V, _ context: Context) {
    self.view = view
    super.init(context)
  }

  /// Takes over the view value from the latest run of the parent's body. If nothing differs from
  /// last time, the last rendering stays.
  func accept(_ view: V, _ context: Context) {
    if isRendered, !isDirty, inheritsSame(context), ViewFields.of(V.self).isSame(self.view, view) {
      return
    }
    self.view = view
    adopt(context)
  }

  override var observes: Bool { ViewFields.of(V.self).mayObserve }

  override var changedState: [Int: Any] { ViewFields.of(V.self).changedState(of: view) }

  override func produce(into items: inout [Item]) {
    let fields = ViewFields.of(V.self)
    fields.attach(&view, to: self, slots: &slots)
    if !isRendered, let kept = RowState.kept(for: self) { fields.restore(kept, in: view) }
    isRendered = true
    view.body.draw(context(), into: &items)
  }
}
