// Modifiers by which a view takes items that are dropped on it.
import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Takes items that a person drops on this view: from views of the same page, texts and addresses
  /// from outside, and files of at most 25 MB. `isTargeted` runs when such items come over the view
  /// and when they are gone.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    // Called on the main actor only.
    nonisolated(unsafe) let (action, isTargeted) = (action, isTargeted)
    return receiving {
      DropReceiver(types: T.droppedTypes) { drag, report in
        report.notify(isTargeted)
        guard report.kind.isDrop else { return }
        _ = drag.pass(as: T.self) { action($0, report.location) }
      }
    }
  }

  /// Takes items of these types that a person drops on this view. Of items from outside, only the
  /// number of files is known before the drop.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes items of these types that a person drops on this view, at a position in it.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only.
    return receiving {
      DropReceiver(types: supportedContentTypes) { drag, report in
        report.notify { isTargeted?.wrappedValue = $0 }
        guard report.kind.isDrop else { return }
        let providers = drag.info(report).itemProviders(for: supportedContentTypes)
        if !providers.isEmpty { _ = action(providers, report.location) }
      }
    }
  }

  /// Takes items of these types by a delegate.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate)
    -> some View
  {
    nonisolated(unsafe) let delegate = delegate  // Called on the main actor only.
    return receiving {
      DropReceiver(types: supportedContentTypes, followsMoves: true) { drag, report in
        let info = drag.info(report)
        guard delegate.validateDrop(info: info) else { return }
        switch report.kind {
        case .entered: delegate.dropEntered(info: info)
        case .moved: _ = delegate.dropUpdated(info: info)
        case .left: delegate.dropExited(info: info)
        case .dropped, .text, .address, .files: _ = delegate.performDrop(info: info)
        }
      }
    }
  }

  /// Takes items of the types of these identifiers.
  @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(\.contentType), isTargeted: isTargeted, perform: action)
  }

  /// Takes items of the types of these identifiers, at a position in the view.
  @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(\.contentType), isTargeted: isTargeted, perform: action)
  }

  /// Takes items of the types of these identifiers by a delegate.
  @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  {
    onDrop(of: supportedTypes.map(\.contentType), delegate: delegate)
  }

  private nonisolated func receiving(_ receiver: @escaping @MainActor () -> DropReceiver)
    -> some View
  {
    rendering { context in
      guard context.builtIn.controls.isEnabled else { return context }
      return context.decorated { element, context in
        element.receiving(context.node.tree, receiver())
      }
    }
  }
}

extension String {
  /// The type of this identifier.
  fileprivate var contentType: UTType { UTType(self) ?? UTType(importedAs: self) }
}

extension DropReport {
  /// Reports whether items are over the view.
  @MainActor fileprivate func notify(_ isTargeted: (Bool) -> Void) {
    if kind != .moved { isTargeted(kind == .entered) }
  }
}

extension DropReport.Kind {
  /// Whether the items were dropped.
  var isDrop: Bool {
    switch self {
    case .entered, .moved, .left: false
    case .dropped, .text, .address, .files: true
    }
  }
}

extension PageDrag {
  fileprivate func info(_ report: DropReport) -> DropInfo {
    DropInfo(
      location: report.location, providers: allProviders,
      isUnknown: isFromOutside && !report.kind.isDrop)
  }
}

extension DynamicViewContent {
  /// Takes items that a person drops between the rows of a list, at the offset that they get. Rows
  /// outside of a list take none.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent where T: Transferable {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (content, action) = (self, action)
    return MainActor.assumeIsolated {
      EditableRows(content: content) { edits in
        edits.insert = RowInsertion(types: T.droppedTypes) { drag, offset in
          _ = drag.pass(as: T.self) {
            action($0, offset)
            return true
          }
        }
      }
    }
  }

  /// Takes items of these types that a person drops between the rows of a list, at the offset that
  /// they get. Rows outside of a list take none.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (content, action) = (self, action)
    return MainActor.assumeIsolated {
      EditableRows(content: content) { edits in
        edits.insert = RowInsertion(types: supportedContentTypes) { drag, offset in
          action(offset, drag.allProviders)
        }
      }
    }
  }
}

/// The items that rows take, and what happens with them.
struct RowInsertion {
  let types: [UTType]
  let insert: @MainActor (PageDrag, Int) -> Void
}

extension Context {
  /// This context with the row at `index` taking items before or after itself.
  func inserting(_ insertion: RowInsertion?, at index: Int) -> Context {
    guard let insertion, builtIn.controls.isEnabled else { return self }
    return decorated { element, context in
      element.receiving(
        context.node.tree,
        DropReceiver(types: insertion.types) { drag, report in
          guard report.kind.isDrop else { return }
          let isAfter = report.location.y > report.size.height / 2
          insertion.insert(drag, index + (isAfter ? 1 : 0))
        })
    }
  }
}
