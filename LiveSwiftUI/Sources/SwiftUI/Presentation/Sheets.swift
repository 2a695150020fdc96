// Sheets and full-screen covers.
import Foundation

extension View {
  /// Shows a sheet over the screen while the binding is true. Pulling it down, Escape or a press
  /// beside it closes it; then the binding becomes false and `onDismiss` runs.
  public nonisolated func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Covers the whole screen while the binding is true; `onDismiss` runs once the cover is gone.
  public nonisolated func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Shows a sheet about `item` while it is not nil. Another item gets new state in the same sheet;
  /// iOS closes one sheet and opens another.
  public nonisolated func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.sheet, item: item, onDismiss, content)
  }

  /// Covers the whole screen with views about `item` while it is not nil.
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
        kind: kind, isPresented: { item.wrappedValue != nil },
        identity: { item.wrappedValue.map { AnyHashable($0.id) } },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
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
  /// Sets the height of the sheet that contains this view to one of `detents`. With several it is
  /// the lowest until a finger pulls the sheet to another; where the screen is wide the sheet has
  /// the size of a form. A phone on its side always shows the whole of it.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let heights = detents.map(\.css).sorted()
    return rendering { context in
      context.builtIn.position.dialog?.node?.stand(heights)
      return context
    }
  }

  /// Shows or hides the handle of the sheet that contains this view. By default a sheet has one
  /// where a finger can pull it: on a touch screen.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    rendering { context in
      context.builtIn.position.dialog?.node?.indicate(visibility)
      return context
    }
  }

  /// Stops pulls, Escape and presses beside the sheet that contains this view from closing it.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissGuard(content: self, isDisabled: isDisabled)
  }
}
