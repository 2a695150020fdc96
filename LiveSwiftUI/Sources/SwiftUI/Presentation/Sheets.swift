// Sheets and covers.
import Foundation

extension View {
  /// Shows a sheet over the screen while the binding is true. It closes by Escape or a press beside
  /// it, where iOS has a pull; then the binding turns false and `onDismiss` runs.
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Covers the whole screen while the binding is true; `onDismiss` runs once it is gone.
  public nonisolated func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Shows a sheet about `item` while there is one. Another item has a state of its own in the same
  /// sheet, where iOS closes one and opens another.
  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.sheet, item: item, onDismiss, content)
  }

  /// Covers the whole screen with what belongs to `item` while there is one.
  public nonisolated func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.cover, item: item, onDismiss, content)
  }

  private nonisolated func presenting<Content: View>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let (onDismiss, content) = (onDismiss, content)  // Main actor only.
    return Presenting(self) {
      Presentation(
        kind: kind, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, content: { content().draw($0, into: &$1) })
    }
  }

  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    // Main actor only.
    nonisolated(unsafe) let (item, onDismiss, content) = (item, onDismiss, content)
    return Presenting(self) {
      Presentation(
        kind: kind, isPresented: { item.wrappedValue != nil }, dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        content: { context, items in
          guard let value = item.wrappedValue else { return }
          var place = context
          place.position = context.position.child(id: value.id)
          content(value).draw(place, into: &items)
        })
    }
  }

}

extension View {
  /// Lets the sheet this view is in stand as high as one of `detents`; with several, as its content
  /// needs between the lowest and the highest, for a browser has no handle to pull.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let heights = detents.map(\.css).sorted()
    return rendering { context in
      context.facts.place.dialog?.node?.stand(heights)
      return context
    }
  }

  /// There is no handle on a browser's sheet, so there is none to show or hide.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Keeps the person from leaving the sheet this view is in by Escape or a press beside it.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    rendering { context in
      context.facts.place.dialog?.node?.keep(isDisabled)
      return context
    }
  }
}
