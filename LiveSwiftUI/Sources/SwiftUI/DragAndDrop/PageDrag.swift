// Items on their way from one view of a page to another, or from outside into the page.
import Foundation
internal import UniformTypeIdentifiers

/// The items of a drag. They stay on the server: the browser only reports over which element they
/// are.
@MainActor final class PageDrag {
  /// The items of `draggable`, and those from outside.
  let items: [any Transferable]
  /// The providers of `onDrag`.
  let providers: [NSItemProvider]
  /// Files from outside.
  let files: [URL]
  /// Whether the items come from another window or app. Until they are dropped nothing is known
  /// of them but that the browser found the element's types to fit.
  let isFromOutside: Bool

  init(
    items: [any Transferable] = [], providers: [NSItemProvider] = [], files: [URL] = [],
    isFromOutside: Bool = false
  ) {
    self.items = items
    self.providers = providers
    self.files = files
    self.isFromOutside = isFromOutside
  }

  /// The types of the items.
  var types: [UTType] {
    var types: [UTType] = files.isEmpty ? [] : [.fileURL]
    for item in items { types += Swift.type(of: item).exportableTypes }
    for provider in providers { types += provider.registeredContentTypes }
    for file in files { types.append(UTType(filenameExtension: file.pathExtension) ?? .data) }
    return types
  }

  /// Whether an item conforms to one of the types.
  func fits(_ wanted: [UTType]) -> Bool {
    isFromOutside && items.isEmpty && files.isEmpty
      || types.contains { type in wanted.contains { type.conforms(to: $0) } }
  }

  /// The items as providers.
  var allProviders: [NSItemProvider] {
    items.map { Self.provider(of: $0) } + providers
      + files.compactMap { NSItemProvider(contentsOf: $0) }
  }

  private static func provider<T: Transferable>(of item: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(item)
    provider.item = item
    return provider
  }

  /// Passes the items as values of a type: at once where they have it, otherwise once they are
  /// converted. Returns false if there is none.
  func pass<T: Transferable>(
    as type: T.Type, to action: @escaping @MainActor ([T]) -> Bool
  ) -> Bool {
    let same = items.compactMap { $0 as? T } + files.compactMap { $0 as? T }
    if same.count == items.count + files.count, providers.isEmpty {
      return !same.isEmpty && action(same)
    }
    guard fits(T.droppedTypes) else { return false }
    let (items, providers, files) = (items, providers, files)
    Task { @MainActor in
      var made: [T] = []
      for item in items {
        // An item that cannot be converted is left out, as on iOS.
        if let value = try? await T.imported(from: item) { made.append(value) }
      }
      for provider in providers {
        // As above.
        if let value = try? await provider.transferred(T.self) { made.append(value) }
      }
      for file in files {
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        // As above.
        if let value = try? await T.imported(file: file, as: type) { made.append(value) }
      }
      if !made.isEmpty { _ = action(made) }
    }
    return true
  }
}

extension Transferable {
  /// The types of which values of this type can be made when they are dropped.
  static var droppedTypes: [UTType] {
    // A dropped file is an address for whoever wants addresses.
    importedTypes + (self == URL.self ? [.fileURL] : [])
  }
}

/// One report of a drag over an element: `kind x y width height [payload]`, lengths in points and
/// relative to the element.
struct DropReport: Equatable {
  /// The stages of a drag over an element.
  enum Kind: String {
    case entered = "n"
    case moved = "m"
    case left = "x"
    /// Items of the page were dropped.
    case dropped = "d"
    /// A text or an address from outside was dropped, or files under a ticket.
    case text = "t"
    case address = "u"
    case files = "f"
  }

  let kind: Kind
  let location: CGPoint
  let size: CGSize
  /// The text, the address or the ticket.
  let payload: String

  /// Parses a report. Nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count >= 5, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    let report = Report(tokens: parts[1...4])
    guard let points = report.points(0..<2), let size = report.size(2) else { return nil }
    self.kind = kind
    location = points[0]
    self.size = size
    payload = parts.count > 5 ? String(parts[5]) : ""
  }

  /// The address from outside, if it leads to a page or a message.
  @MainActor var address: PageDrag? {
    guard payload.utf8.count <= 2_048, let url = URL(string: payload),
      ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
    else { return nil }
    return PageDrag(items: [url], isFromOutside: true)
  }

  /// The items that came from outside with this report, or those that are dragged in the page.
  @MainActor func drag(in tree: Tree) -> PageDrag? {
    switch kind {
    case .entered, .moved, .left: return tree.drag ?? PageDrag(isFromOutside: true)
    case .dropped: return tree.drag
    case .text: return payload.isEmpty ? nil : PageDrag(items: [payload], isFromOutside: true)
    case .address: return address
    case .files:
      let files = tree.files?.finish(payload) ?? []
      return files.isEmpty ? nil : PageDrag(files: files, isFromOutside: true)
    }
  }
}

/// A modifier that takes items which are dropped.
@MainActor struct DropReceiver {
  /// The types that it takes.
  let types: [UTType]
  /// Whether it wants each movement.
  var followsMoves = false
  /// Runs at each stage.
  let handle: @MainActor (PageDrag, DropReport) -> Void
}
