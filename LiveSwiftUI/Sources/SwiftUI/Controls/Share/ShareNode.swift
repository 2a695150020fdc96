// The node of a share link whose items are made into files once it is pressed.
import Foundation
internal import UniformTypeIdentifiers

extension SharedItem {
  /// Transferable items. Texts and addresses need no files.
  init<I: Transferable>(of list: [I], _ titles: [Text], subject: Text?, message: Text?) {
    self.init(items: [], subject: subject ?? titles.first, message: message)
    if let texts = list as? [String] {
      (items, isText) = (texts, true)
    } else if let urls = list as? [URL], urls.allSatisfy({ !$0.isFileURL }) {
      items = urls.map(\.absoluteString)
    } else {
      files = SharedFiles(titles: titles) {
        var made: [OutgoingFile] = []
        for item in list {
          let one = try await item.exported(as: [])
          made.append(OutgoingFile(data: one.data, named: one.fileName, type: one.type))
        }
        return made
      }
      if list.isEmpty { files = nil }
    }
  }
}

/// Items that are shared as files.
struct SharedFiles {
  let titles: [Text]
  let make: @MainActor () async throws -> [OutgoingFile]
}

/// Draws a share link, makes its files at a press, and hands their addresses to the script.
final class ShareNode: Node {
  private var content: DrawContent = { _, _ in }
  private var files: SharedFiles?
  /// The addresses, names and types of the files, as JSON; nil before a press.
  private var made: String?
  private var isMaking = false

  func accept(_ context: Context, _ files: SharedFiles?, content: @escaping DrawContent) {
    self.files = files
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let decorated = context().decorated { [weak self] element, _ in
      self?.listen(on: element)
      return element
    }
    content(decorated, &items)
  }

  private func listen(on element: Element) {
    if let made { element.set(.sharedFile, made) }
    element.on(.transfer) { [weak self] _ in self?.press() }
  }

  private func press() {
    guard let files, !isMaking else { return }
    isMaking = true
    Task { @MainActor [weak self] in
      do {
        let list = try await files.make()
        self?.offer(list, files.titles)
      } catch {
        self?.tree.services.log("A shared item could not be made: \(error)")
      }
      self?.isMaking = false
    }
  }

  private func offer(_ list: [OutgoingFile], _ titles: [Text]) {
    guard isMounted, let room = tree.openFiles() else { return }
    var rows: [[String]] = []
    for (index, file) in list.enumerated() {
      let base = URL(filePath: "/").appendingPathComponent(file.fileName)
        .deletingPathExtension().lastPathComponent
      let title =
        base == "Document" && titles.indices.contains(index)
        ? titles[index].resolve(environment.builtIn) : base
      let named = OutgoingFile(data: file.data, named: title, type: file.type)
      guard let name = room.offer(file.data, named: named.fileName, as: file.type) else { continue }
      rows.append([
        tree.address(ofOffer: name), named.fileName,
        file.type.preferredMIMEType ?? "application/octet-stream",
      ])
    }
    // Texts can always be encoded.
    guard !rows.isEmpty, let json = try? JSONEncoder().encode(rows) else { return }
    made = String(decoding: json, as: UTF8.self)
    markDirty()
  }
}
