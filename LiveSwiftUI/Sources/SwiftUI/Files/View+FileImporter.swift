// Modifiers by which a person chooses files for the app.
import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Lets the person choose a file while the binding is true. The browser sends it to the server,
  /// at most 25 MB, and the file stays until the page is gone. It has another name there than on
  /// the person's disk, with the extension of its type.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, isMany: false) { result in
      onCompletion(
        result.flatMap { files in
          files.first.map { .success($0) } ?? .failure(CocoaError(.fileReadUnknown))
        })
    }
  }

  /// Lets the person choose files while the binding is true: at most ten, of 25 MB each.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, isMany: allowsMultipleSelection, finished: onCompletion)
  }

  /// Lets the person choose files while the binding is true: at most ten, of 25 MB each.
  /// `onCancellation` runs when the person chooses none.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importing(
      isPresented, allowedContentTypes, isMany: allowsMultipleSelection, finished: onCompletion,
      cancelled: onCancellation)
  }

  private nonisolated func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], isMany: Bool,
    finished: @escaping (Result<[URL], any Error>) -> Void,
    cancelled: @escaping () -> Void = {}
  ) -> some View {
    // Main actor only.
    nonisolated(unsafe) let (finished, cancelled) = (finished, cancelled)
    return FileDialogView(self) {
      FileDialog(
        kind: .choosing(types, limit: isMany ? PageFiles.ticketFiles : 1),
        isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false }, finished: finished, cancelled: cancelled)
    }
  }
}
