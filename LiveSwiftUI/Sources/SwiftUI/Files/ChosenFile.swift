// Files that a person chose and that are deleted before the page is gone.
import Foundation
package import UniformTypeIdentifiers

/// A file that a person chose. It is deleted with the last reference to it, or with the page.
package final class ChosenFile: Sendable {
  /// The file in the folder of the page.
  package let url: URL
  private let size: Int
  private let files: PageFiles?

  init(_ url: URL, in files: PageFiles?) {
    self.url = url
    self.files = files
    // A file without a readable size is already gone, and takes no room.
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    size = attributes?[.size] as? Int ?? 0
  }

  deinit { files?.discard(url, size: size) }
}

extension View {
  /// Lets the person choose at most `limit` files while the binding is true. `finished` gets them,
  /// or the reason why the browser could not send them; it does not run for a cancelled choice.
  package nonisolated func fileChoice(
    isPresented: Binding<Bool>, types: [UTType], limit: Int,
    finished: @escaping @MainActor (Result<[ChosenFile], any Error>) -> Void
  ) -> some View {
    FileDialogView(self) {
      FileDialog(
        kind: .choosing(types, limit: max(1, min(limit, PageFiles.ticketFiles))),
        isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        finished: { result in
          let files = TextReader.page?.files
          finished(result.map { $0.map { ChosenFile($0, in: files) } })
        }, cancelled: {})
    }
  }
}
