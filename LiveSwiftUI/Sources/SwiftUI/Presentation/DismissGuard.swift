// Views that stop gestures from closing their dialog, as long as they exist.

/// A view whose dialog only a button closes.
nonisolated struct DismissGuard<Content: View> {
  let content: Content
  let isDisabled: Bool
}

extension DismissGuard: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: DismissGuardNode.init, into: &items) {
      $0.accept(context, isDisabled, content: $1)
    }
  }
}

/// Keeps the dialog open until the view has left it.
final class DismissGuardNode: Node {
  private var content: DrawContent = { _, _ in }
  private var isDisabled = false
  private weak var dialog: PresenterNode?

  func accept(_ context: Context, _ isDisabled: Bool, content: @escaping DrawContent) {
    (self.isDisabled, self.content) = (isDisabled, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    dialog = environment.builtIn.position.dialog?.node
    dialog?.keep(isDisabled, by: self)
    content(context().child(0), &items)
  }

  override func didUnmount() { dialog?.keep(false, by: self) }
}
