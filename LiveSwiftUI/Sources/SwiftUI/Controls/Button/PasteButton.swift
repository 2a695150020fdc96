// A button, and a modifier, that take what the person copied elsewhere.
import Foundation
public import UniformTypeIdentifiers

/// A button that pastes. The browser hands over texts and addresses only, and may ask the person
/// first; without HTTPS it hands over nothing.
@MainActor @preconcurrency public struct PasteButton {
  private let types: [UTType]
  private let paste: @MainActor (PageDrag) -> Void

  /// A button that pastes items of these types.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes
    paste = { payloadAction($0.allProviders) }
  }

  /// A button that pastes transferable values.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable {
    types = T.importedTypes
    paste = { items in
      _ = items.pass(as: T.self) { values in
        onPaste(values)
        return true
      }
    }
  }
}

extension PasteButton: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.control(.button)
    element.set("type", "button")
    if context.builtIn.controls.isEnabled {
      context.node.tree.needs(.transfer)
      element.set(.pasteButton)
      element.takesPaste(types, paste)
    } else {
      element.set("disabled", "")
    }
    context.fill(
      element, axis: .horizontal, with: Label("Paste", systemImage: "doc.on.clipboard"))
    context.emit(element, into: &items)
  }
}

extension View {
  /// Takes what the person pastes with the keyboard while the focus is in this view: a text or an
  /// address. A field keeps what is pasted into it.
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View where T: Transferable {
    // Called on the main actor only.
    nonisolated(unsafe) let (action, validator) = (action, validator)
    return pasting(T.importedTypes) { items in
      _ = items.pass(as: T.self) { values in
        let valid = validator(values)
        if !valid.isEmpty { action(valid) }
        return !valid.isEmpty
      }
    }
  }

  /// Takes what the person pastes with the keyboard while the focus is in this view: a text or an
  /// address. A field keeps what is pasted into it.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = payloadAction  // Called on the main actor only.
    return pasting(supportedContentTypes) { action($0.allProviders) }
  }

  private nonisolated func pasting(
    _ types: [UTType], _ paste: @escaping @MainActor (PageDrag) -> Void
  ) -> some View {
    rendering { context in
      guard context.builtIn.controls.isEnabled else { return context }
      context.node.tree.needs(.transfer)
      return context.decorated { element, _ in
        let box = element.free(for: .transfer)
        box.set(.pasteArea)
        box.takesPaste(types, paste)
        return box
      }
    }
  }
}

extension Element {
  /// Passes a pasted text on if it has one of the types: as an address if it is one and nothing
  /// else is wanted.
  fileprivate func takesPaste(
    _ types: [UTType], _ paste: @escaping @MainActor (PageDrag) -> Void
  ) {
    on(.transfer) { value in
      guard case .text(let text) = value, text.hasPrefix("p "), text.count > 2 else { return }
      let content = String(text.dropFirst(2))
      let plain = PageDrag(items: [content], isFromOutside: true)
      let address = DropReport("u 0 0 0 0 " + content).flatMap { $0.address }
      let items = plain.fits(types) ? plain : address ?? plain
      if items.fits(types) { paste(items) }
    }
  }
}
