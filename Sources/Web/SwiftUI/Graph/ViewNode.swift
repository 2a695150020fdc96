// The node of a view with a body: connects its state and runs the body.

/// Remembers one view value, its `@State` and friends.
final class ViewNode<V: View>: StatefulNode {
  private var view: V

  init(_ view: V, _ context: Context) {
    self.view = view
    super.init(context)
  }

  /// Takes over the view value that the parent's body made this time.
  func accept(_ view: V, _ context: Context) {
    self.view = view
    adopt(context)
  }

  override var observes: Bool { ViewFields.of(V.self).mayObserve }

  override func produce(into items: inout [Item]) {
    ViewFields.of(V.self).attach(&view, to: self, slots: &slots)
    view.body.draw(context(), into: &items)
  }
}
