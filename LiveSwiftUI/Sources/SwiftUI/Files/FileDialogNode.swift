// The node of a view whose person sends files to the page or gets some from it.
import Foundation
internal import UniformTypeIdentifiers

/// A file on its way to the person.
struct OutgoingFile: Sendable {
  var data: Data
  var fileName: String
  var type: UTType
}

/// A choice of files that the person makes, or files that the person gets.
@MainActor struct FileDialog {
  enum Kind {
    /// The person chooses files of these types, at most `limit`.
    case choosing([UTType], limit: Int)
    /// The person gets files that are ready.
    case saving(() throws -> [OutgoingFile])
    /// The person gets files that are made in a task.
    case making(@MainActor () async throws -> [OutgoingFile])
  }

  let kind: Kind
  let isPresented: @MainActor () -> Bool
  let dismiss: @MainActor () -> Void
  let finished: (Result<[URL], any Error>) -> Void
  let cancelled: () -> Void
}

/// A view with a choice of files or with files to get.
nonisolated struct FileDialogView<Content: View> {
  let content: Content
  let dialog: @MainActor () -> FileDialog

  init(_ content: Content, _ dialog: @escaping @MainActor () -> FileDialog) {
    self.content = content
    self.dialog = dialog
  }
}

extension FileDialogView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: FileDialogNode.init, into: &items) {
      $0.accept(context, dialog(), base: $1)
    }
  }
}

/// Draws a view, and an element by which the script opens the browser's own dialog.
final class FileDialogNode: Node {
  private var dialog: FileDialog!
  private var base: DrawContent = { _, _ in }
  private var isOpen = false
  /// The addresses of the files that the person gets; nil until they are made.
  private var addresses: [String]?
  private var names: [String] = []
  private var making: Task<Void, Never>?

  func accept(_ context: Context, _ dialog: FileDialog, base: @escaping DrawContent) {
    self.dialog = dialog
    self.base = base
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    base(context().child(0), &items)
    let shows = dialog.isPresented()
    if shows, !isOpen { open() }
    if !shows, isOpen { close() }
    isOpen = shows
    guard shows, let element = marker(context().inside(1)) else { return }
    items.append(.element(element))
  }

  private func open() {
    tree.needs(.transfer)
    switch dialog.kind {
    case .choosing: _ = tree.openFiles()
    case .saving(let make):
      do { try offer(make()) } catch { fail(error) }
    case .making(let make):
      tree.taskStarted()
      making = Task { @MainActor [weak self, tree] in
        defer { tree.taskEnded() }
        do {
          let files = try await make()
          guard let self, isOpen, isMounted else { return }
          try offer(files)
        } catch {
          self?.fail(error)
        }
        self?.markDirty()
      }
    }
  }

  private func close() {
    making?.cancel()
    (making, addresses, names) = (nil, nil, [])
  }

  /// Offers the files. Throws when there is no room.
  private func offer(_ files: [OutgoingFile]) throws {
    guard let room = tree.openFiles() else { throw CocoaError(.fileWriteUnknown) }
    let made = files.prefix(PageFiles.ticketFiles).compactMap { file in
      room.offer(file.data, named: file.fileName, as: file.type)
    }
    guard !made.isEmpty, made.count == files.count else {
      throw CocoaError(.fileWriteOutOfSpace)
    }
    addresses = made.map(tree.address(ofOffer:))
    names = files.map(\.fileName)
  }

  private func fail(_ error: any Error) {
    tree.afterThisRender { [weak self] in self?.end { $0.finished(.failure(error)) } }
  }

  /// Ends the dialog by writing its binding, and runs a closure of the app after that.
  private func end(_ work: (FileDialog) -> Void) {
    guard isOpen, let dialog else { return }
    dialog.dismiss()
    markDirty()
    work(dialog)
  }

  /// The element that the script acts on; nil while the files are made.
  private func marker(_ context: Context) -> Element? {
    let element = context.element(.div)
    element.set("hidden", "")
    element.appetite = .fixed([])
    switch dialog.kind {
    case .choosing(let types, let limit):
      element.set(.fileAddress, tree.services.filesPath)
      element.set(.accepted, types.accepted)
      if limit > 1 { element.set(.most, "\(limit)") }
      element.set(.largest, "\(PageFiles.fileLimit)")
      element.set(.chooseTitle, Text("Choose File").resolve(context.builtIn))
      element.set(.cancelTitle, Text("Cancel").resolve(context.builtIn))
    case .saving, .making:
      guard let addresses else { return nil }
      element.set(.exports, addresses.joined(separator: " "))
    }
    element.on(.transfer) { [weak self] in
      if case .text(let text) = $0 { self?.take(text) }
    }
    return element
  }

  /// Reads a report of the script: `d` with a ticket once all is done, `x` for a cancelled choice,
  /// and `e` with a status and a ticket when a file was refused.
  private func take(_ text: String) {
    guard text.utf8.count <= 64 else { return }
    let parts = text.split(separator: " ").map(String.init)
    switch parts.first {
    case "d": done(parts.count > 1 ? parts[1] : "")
    case "x": end { $0.cancelled() }
    case "e":
      if parts.count > 2 { tree.files?.cancel(parts[2]) }
      let code: CocoaError.Code =
        switch parts.dropFirst().first {
        case "413": .fileReadTooLarge
        case "507": .fileWriteOutOfSpace
        default: .fileReadUnknown
        }
      end { $0.finished(.failure(CocoaError(code))) }
    default: break
    }
  }

  private func done(_ ticket: String) {
    guard case .choosing(let types, let limit) = dialog.kind else {
      // The browser does not say in which folder a file is saved.
      let urls = names.map { URL(filePath: "/Downloads").appendingPathComponent($0) }
      return end { $0.finished(.success(urls)) }
    }
    guard isOpen else { return }
    let files = tree.files?.finish(ticket) ?? []
    let chosen = files.filter { $0.isOf(types) }.prefix(max(1, limit))
    end { dialog in
      dialog.finished(
        chosen.isEmpty
          ? .failure(CocoaError(files.isEmpty ? .fileReadUnknown : .fileReadCorruptFile))
          : .success(Array(chosen)))
    }
  }

  override func didUnmount() { making?.cancel() }
}

extension URL {
  /// Whether the extension of this file is one of a type.
  func isOf(_ types: [UTType]) -> Bool {
    let type = pathExtension.isEmpty ? UTType.data : UTType(filenameExtension: pathExtension)
    return types.contains { wanted in
      // The extension of a type of the app's own is known to nobody here.
      type?.conforms(to: wanted) == true || type == .data && UTType(wanted.identifier) == nil
    }
  }
}

extension [UTType] {
  /// The value of the attribute `accept` of a field for files; empty for any file.
  var accepted: String {
    var parts: [String] = []
    for type in self {
      if type == .image || type == .audio || type == .movie || type == .video {
        parts.append((type == .image ? "image" : type == .audio ? "audio" : "video") + "/*")
      } else if [.item, .data, .content].contains(type) {
        return ""
      } else {
        let own = (type.tags[.filenameExtension] ?? []).map { "." + $0 }
        // Types above others, such as text, have more endings than anybody lists.
        if own.isEmpty, type != .plainText, type != .utf8PlainText, type != .text { return "" }
        parts += own.isEmpty ? ["text/*"] : own
        if let mime = type.preferredMIMEType { parts.append(mime) }
      }
    }
    return parts.joined(separator: ",")
  }
}
