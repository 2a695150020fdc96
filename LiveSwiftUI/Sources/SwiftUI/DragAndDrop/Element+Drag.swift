// The attributes by which the script knows the sources and the targets of drags.
import Foundation
internal import UniformTypeIdentifiers

extension Element {
  /// A source of a drag: this element, or a wrapper around one that is a source already. The types
  /// are nil where they are known only once the drag starts.
  func dragging(
    _ tree: Tree, _ types: [UTType]?, start: @escaping @MainActor () -> PageDrag?
  ) -> Element {
    tree.needs(.transfer)
    let box = free(for: .transfer)
    box.set("draggable", "true")
    box.set(.dragTypes, types?.namesWithParents ?? "*")
    box.on(.transfer) { [weak tree] value in
      guard case .text(let text) = value, let tree else { return }
      tree.drag = text == "s" ? start() : nil
    }
    return box
  }

  /// A target of drags: this element, or a wrapper around one that is a target already.
  func receiving(_ tree: Tree, _ receiver: DropReceiver) -> Element {
    tree.needs(.transfer)
    let box = free(for: .drop)
    box.set(.dropTypes, receiver.types.map(\.shortName).joined(separator: " "))
    if receiver.followsMoves { box.set(.dropMoves) }
    if receiver.types.takeFiles, tree.openFiles() != nil {
      box.set(.dropAddress, tree.services.filesPath)
      box.set(.largest, "\(PageFiles.fileLimit)")
      box.set(.most, "\(PageFiles.ticketFiles)")
    }
    box.on(.drop) { [weak tree] value in
      guard case .text(let text) = value, let tree, let report = DropReport(text),
        let drag = report.drag(in: tree), drag.fits(receiver.types)
      else { return }
      receiver.handle(drag, report)
    }
    return box
  }
}

extension UTType {
  /// The identifier in the form of the attributes, without `public.`.
  var shortName: String {
    isPublic ? String(identifier.dropFirst("public.".count)) : identifier
  }
}

extension [UTType] {
  /// The types and all that they conform to, in the form of the attributes.
  var namesWithParents: String {
    Set(self + flatMap(\.supertypes)).map(\.shortName).sorted().joined(separator: " ")
  }

  /// Whether files of people can have one of these types.
  var takeFiles: Bool {
    contains { ![.plainText, .utf8PlainText, .text, .url].contains($0) }
  }
}
