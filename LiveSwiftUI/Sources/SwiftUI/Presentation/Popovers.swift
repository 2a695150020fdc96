// Popovers, which are sheets here as they are on an iPhone.
import Foundation

/// A geometric value of a view that is resolved later.
public struct Anchor<Value> {
  let value: Value

  /// An anchor of a value in the coordinates of the views that get it.
  package init(_ value: Value) { self.value = value }

  /// The kind of value that an anchor resolves to.
  public struct Source {
    let isBounds: Bool
  }
}

extension Anchor.Source where Value == CGRect {
  /// The box of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(isBounds: true) }
}

/// The anchor of a popover. It has no effect here.
public enum PopoverAttachmentAnchor {
  /// A box of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a small sheet while the binding is true. As on an iPhone it points at nothing, so the
  /// anchor and the edge have no effect.
  public nonisolated func popover<Content>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    nonisolated(unsafe) let content = content  // Main actor only.
    return Presenting(self) {
      Presentation(
        kind: .popover, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        content: { content().draw($0, into: &$1) })
    }
  }

  /// Shows a small sheet about `item` while it is not nil. As on an iPhone it points at nothing, so
  /// the anchor and the edge have no effect.
  public nonisolated func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    nonisolated(unsafe) let (item, content) = (item, content)  // Main actor only.
    return Presenting(self) {
      Presentation(
        kind: .popover, isPresented: { item.wrappedValue != nil },
        dismiss: { item.wrappedValue = nil },
        content: { context, items in
          guard let value = item.wrappedValue else { return }
          content(value).draw(context.child(id: value.id), into: &items)
        })
    }
  }
}
