// Destinations that a binding pushes and pops.

extension View {
  /// Pushes `destination` while the binding is true; going back makes it false. Its address lasts
  /// as long as the page: a reload shows the screen below it.
  public nonisolated func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    nonisolated(unsafe) let destination = destination()  // A value, drawn on the main actor only.
    let access = PresentationAccess(
      item: { isPresented.wrappedValue ? true : nil },
      set: { isPresented.wrappedValue = $0 != nil })
    return BoundDestination(content: self, access: access) { context, items in
      destination.draw(context, into: &items)
    }
  }

  /// Pushes a screen about `item` while it is not nil; going back makes it nil. Another item gets
  /// new state in the same screen.
  public nonisolated func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    // Main actor only.
    nonisolated(unsafe) let (item, destination) = (item, destination)
    let access = PresentationAccess(
      item: { item.wrappedValue.map { AnyHashable($0) } },
      set: { item.wrappedValue = $0?.base as? D })
    return BoundDestination(content: self, access: access) { context, items in
      guard let value = item.wrappedValue else { return }
      destination(value).draw(context.child(id: value), into: &items)
    }
  }
}

/// Reads and writes the binding of a screen: its item, `true` for a flag, and nil for no screen.
nonisolated struct PresentationAccess {
  let item: @MainActor () -> AnyHashable?
  let set: @MainActor (AnyHashable?) -> Void
}

/// A view, and the screen that a binding pushes over it.
nonisolated struct BoundDestination<Content: View> {
  let content: Content
  let access: PresentationAccess
  let screen: DrawContent

  init(content: Content, access: PresentationAccess, screen: @escaping DrawContent) {
    (self.content, self.access, self.screen) = (content, access, screen)
  }
}

extension BoundDestination: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: BoundDestinationNode.init, into: &items) {
      $0.accept(context, access, screen, content: $1)
    }
  }
}

/// Keeps a stack and a binding in agreement, whichever of them changes.
final class BoundDestinationNode: Node {
  private var content: DrawContent = { _, _ in }
  private var access: PresentationAccess?
  private weak var stack: StackNode?
  private var screen: LinkedScreen?
  /// The item shown last, to which the browser can go forward.
  private var last: AnyHashable?

  func accept(
    _ context: Context, _ access: PresentationAccess, _ draw: @escaping DrawContent,
    content: @escaping DrawContent
  ) {
    (self.content, self.access) = (content, access)
    adopt(context)
    stack = environment.builtIn.position.link?.stack
    let screen = LinkedScreen(node: ObjectIdentifier(self), position: context.position)
    self.screen = screen
    stack?.keep(screen, draw: draw)
    stack?.bind(screen) { [weak self] isShown in self?.update(isShown) }
  }

  /// Updates the binding after its screen is pushed or popped.
  private func update(_ isShown: Bool) {
    guard let access, (access.item() != nil) != isShown else { return }
    access.set(isShown ? last : nil)
    // Gone forward to, but the app's binding accepts only nil.
    if isShown, access.item() == nil { pop() }
  }

  private func pop() {
    tree.afterThisRender { [weak stack, screen] in
      if let screen { stack?.remove(screen) }
    }
  }

  override func produce(into items: inout [Item]) {
    content(context().child(0), &items)
    guard let stack, let screen, let access else { return }
    // Read here, so that a change of the binding alone comes here again.
    let item = access.item()
    if item != nil { last = item }
    let isWanted = item != nil
    guard isWanted != stack.values.contains(AnyHashable(screen)) else { return }
    let depth = environment.builtIn.position.link?.depth ?? 0
    tree.afterThisRender { [weak stack] in
      if isWanted { stack?.push(screen, over: depth) } else { stack?.remove(screen) }
    }
  }

  override func didUnmount() {
    if let screen { stack?.forget(screen) }
  }
}
