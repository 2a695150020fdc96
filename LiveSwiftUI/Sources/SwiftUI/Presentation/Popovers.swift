// Popovers, which are sheets here as they are on an iPhone.
import Foundation

/// A place of a view that is found out later.
public struct Anchor<Value> {
  /// Which place that is.
  public struct Source {
    let isBounds: Bool
  }
}

extension Anchor.Source where Value == CGRect {
  /// The box of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(isBounds: true) }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// At a box of the view.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a small sheet while the binding is true. It points at nothing, as on an iPhone, so the
  /// anchor and the edge change nothing.
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

  /// Shows a small sheet about `item` while there is one. It points at nothing, as on an iPhone, so
  /// the anchor and the edge change nothing.
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
