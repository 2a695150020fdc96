// Modifiers by which a person drags a view's item.
import Foundation
internal import UniformTypeIdentifiers

extension View {
  /// Lets a person drag the item of this view to a `dropDestination` of the same page. Nothing
  /// leaves the page. On a touch screen the browser itself starts a drag with a long press, where
  /// it has drags.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable {
    nonisolated(unsafe) let payload = payload  // Called on the main actor only.
    return dragging(T.exportableTypes, preview: nil) { PageDrag(items: [payload()]) }
  }

  /// Lets a person drag the item of this view to a `dropDestination` of the same page. The browser
  /// shows the preview under the pointer.
  public nonisolated func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable {
    // Main actor only.
    nonisolated(unsafe) let (payload, preview) = (payload, preview())
    let draw: DrawContent = { preview.draw($0, into: &$1) }
    return dragging(T.exportableTypes, preview: draw) { PageDrag(items: [payload()]) }
  }

  /// Lets a person drag the item of a provider to an `onDrop` or a `dropDestination` of the same
  /// page. `data` runs when the drag starts.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    nonisolated(unsafe) let data = data  // Called on the main actor only.
    return dragging(nil, preview: nil) { PageDrag(providers: [data()]) }
  }

  /// Lets a person drag the item of a provider, with a preview under the pointer.
  public nonisolated func onDrag<V>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View where V: View {
    // Main actor only.
    nonisolated(unsafe) let (data, preview) = (data, preview())
    let draw: DrawContent = { preview.draw($0, into: &$1) }
    return dragging(nil, preview: draw) { PageDrag(providers: [data()]) }
  }

  /// Lets a person drag the item of a provider; nil makes no drag.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only.
    return rendering { context in
      guard let action else { return context }
      return context.dragging(nil, preview: nil) {
        action().map { PageDrag(providers: [$0]) }
      }
    }
  }

  private nonisolated func dragging(
    _ types: [UTType]?, preview: DrawContent?, start: @escaping @MainActor () -> PageDrag?
  ) -> some View {
    rendering { $0.dragging(types, preview: preview, start: start) }
  }
}

extension Context {
  /// This context with a drag of the elements emitted in it.
  fileprivate func dragging(
    _ types: [UTType]?, preview: DrawContent?, start: @escaping @MainActor () -> PageDrag?
  ) -> Context {
    guard builtIn.controls.isEnabled else { return self }
    return decorated { element, context in
      let box = element.dragging(context.node.tree, types, start: start)
      guard let preview else { return box }
      let image = context.child(.dragPreviewBox).element(.div, .dragPreview)
      image.set("aria-hidden", "true")
      image.appetite = .fixed([])
      var drawn: [Item] = []
      preview(context.inside(.dragPreview), &drawn)
      image.content = .items(drawn)
      let outer = box.wrapped(.frame)
      outer.content = .items([.element(box), .element(image)])
      return outer
    }
  }
}

extension Transferable {
  /// The types that values of this type can go out as.
  static var exportableTypes: [UTType] {
    transferMembers.filter { $0.export != nil }.map(\.contentType)
  }
}
