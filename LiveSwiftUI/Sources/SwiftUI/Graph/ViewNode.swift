// The node of a view with a body: connects its state and runs the body.

/// Remembers one view value, its `@State` and friends.
final class ViewNode<V: View>: StatefulNode {
  private var view: V
  private var isRendered = false

  init(_ view: V, _ context: Context) {
    self.view = view
    super.init(context)
  }

  /// Takes over the view value that the parent's body made this time. Where nothing is another than
  /// last time, what was rendered then stays.
  func accept(_ view: V, _ context: Context) {
    if isRendered, !isDirty, inheritsSame(context), ViewFields.of(V.self).isSame(self.view, view) {
      return
    }
    self.view = view
    adopt(context)
  }

  override var observes: Bool { ViewFields.of(V.self).mayObserve }

  override func produce(into items: inout [Item]) {
    isRendered = true
    ViewFields.of(V.self).attach(&view, to: self, slots: &slots)
    view.body.draw(context(), into: &items)
  }
}
