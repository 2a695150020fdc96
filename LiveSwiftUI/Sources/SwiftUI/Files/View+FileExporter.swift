// Modifiers by which a person gets files from the app.
import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Lets the browser save the document while the binding is true and there is one, at most 25 MB.
  /// The address in the result has the file's name; nothing can be read there.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: FileDocument {
    saving(isPresented, document.map { [$0] } ?? [], one(onCompletion)) { document in
      try document.outgoing(among: [contentType], named: defaultFilename)
    }
  }

  /// Lets the browser save the document while the binding is true and there is one, at most 25 MB.
  /// The address in the result has the file's name; nothing can be read there.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View where D: ReferenceFileDocument {
    saving(isPresented, document.map { [$0] } ?? [], one(onCompletion)) { document in
      try document.outgoing(among: [contentType], named: defaultFilename)
    }
  }

  /// Lets the browser save the documents while the binding is true, at most ten.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: FileDocument {
    saving(isPresented, Array(documents), onCompletion) { document in
      try document.outgoing(among: [contentType], named: nil)
    }
  }

  /// Lets the browser save the documents while the binding is true, at most ten.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    saving(isPresented, Array(documents), onCompletion) { document in
      try document.outgoing(among: [contentType], named: nil)
    }
  }

  /// Lets the browser save the document while the binding is true. A browser does not report that
  /// the person cancelled, so `onCancellation` never runs.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: FileDocument {
    saving(isPresented, document.map { [$0] } ?? [], one(onCompletion)) { document in
      try document.outgoing(among: contentTypes, named: defaultFilename)
    }
  }

  /// Lets the browser save the document while the binding is true. A browser does not report that
  /// the person cancelled, so `onCancellation` never runs.
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where D: ReferenceFileDocument {
    saving(isPresented, document.map { [$0] } ?? [], one(onCompletion)) { document in
      try document.outgoing(among: contentTypes, named: defaultFilename)
    }
  }

  /// Lets the browser save the documents while the binding is true, at most ten. `onCancellation`
  /// never runs.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: FileDocument {
    saving(isPresented, Array(documents), onCompletion) { document in
      try document.outgoing(among: contentTypes, named: nil)
    }
  }

  /// Lets the browser save the documents while the binding is true, at most ten. `onCancellation`
  /// never runs.
  public nonisolated func fileExporter<C>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, C.Element: ReferenceFileDocument {
    saving(isPresented, Array(documents), onCompletion) { document in
      try document.outgoing(among: contentTypes, named: nil)
    }
  }

  /// Lets the browser save a transferable item while the binding is true, as the first of the types
  /// that it has. `onCancellation` never runs.
  public nonisolated func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where T: Transferable {
    making(
      isPresented, item.map { [$0] } ?? [], contentTypes, defaultFilename, one(onCompletion))
  }

  /// Lets the browser save transferable items while the binding is true, at most ten.
  /// `onCancellation` never runs.
  public nonisolated func fileExporter<C, T>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C: Collection, T: Transferable, T == C.Element {
    making(isPresented, Array(items), contentTypes, nil, onCompletion)
  }

  private nonisolated func saving<D>(
    _ isPresented: Binding<Bool>, _ documents: [D],
    _ finished: @escaping (Result<[URL], any Error>) -> Void,
    _ outgoing: @escaping (D) throws -> OutgoingFile
  ) -> some View {
    // Main actor only.
    nonisolated(unsafe) let (documents, finished, outgoing) = (documents, finished, outgoing)
    return FileDialogView(self) {
      FileDialog(
        kind: .saving { try documents.map(outgoing).numbered },
        isPresented: { isPresented.wrappedValue && !documents.isEmpty },
        dismiss: { isPresented.wrappedValue = false }, finished: finished, cancelled: {})
    }
  }

  private nonisolated func making<T: Transferable>(
    _ isPresented: Binding<Bool>, _ list: [T], _ types: [UTType], _ fileName: String?,
    _ finished: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    // Main actor only.
    nonisolated(unsafe) let finished = finished
    return FileDialogView(self) {
      FileDialog(
        kind: .making {
          var files: [OutgoingFile] = []
          for item in list.prefix(PageFiles.ticketFiles) {
            let made = try await item.exported(as: types)
            let name = fileName ?? made.fileName
            files.append(OutgoingFile(data: made.data, named: name, type: made.type))
          }
          return files.numbered
        },
        isPresented: { isPresented.wrappedValue && !list.isEmpty },
        dismiss: { isPresented.wrappedValue = false }, finished: finished, cancelled: {})
    }
  }
}

/// A completion for several files, of one for a single file.
private func one(_ completion: @escaping (Result<URL, any Error>) -> Void)
  -> (Result<[URL], any Error>) -> Void
{
  { result in
    completion(
      result.flatMap { files in
        files.first.map { .success($0) } ?? .failure(CocoaError(.fileWriteUnknown))
      })
  }
}

extension FileDocument {
  /// The file of this document, of the first of the types that it can be written to.
  fileprivate func outgoing(among types: [UTType], named name: String?) throws -> OutgoingFile {
    let type =
      types.first { Self.writableContentTypes.contains($0) }
      ?? Self.writableContentTypes.first ?? .data
    let wrapper = try fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    return try OutgoingFile(wrapper, named: name, type: type)
  }
}

extension ReferenceFileDocument {
  /// The file of this document, of the first of the types that it can be written to.
  fileprivate func outgoing(among types: [UTType], named name: String?) throws -> OutgoingFile {
    let type =
      types.first { Self.writableContentTypes.contains($0) }
      ?? Self.writableContentTypes.first ?? .data
    let wrapper = try fileWrapper(
      snapshot: snapshot(contentType: type),
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    return try OutgoingFile(wrapper, named: name, type: type)
  }
}

extension OutgoingFile {
  /// A file with a name, by default "Document", and with the extension of its type.
  init(data: Data, named name: String?, type: UTType) {
    let plain = (name ?? "").filter { $0 != "/" && $0 != "\\" && $0 != "\0" && !$0.isNewline }
    let base = plain.isEmpty || plain.allSatisfy { $0 == "." } ? "Document" : plain
    let url = URL(filePath: "/").appendingPathComponent(
      String(base.prefix(200)), conformingTo: type)
    self.init(data: data, fileName: url.lastPathComponent, type: type)
  }

  /// The file of a wrapper. Throws for a folder, which a browser cannot save.
  init(_ wrapper: FileWrapper, named name: String?, type: UTType) throws {
    guard let data = wrapper.regularFileContents else { throw CocoaError(.fileWriteUnknown) }
    self.init(data: data, named: name ?? wrapper.preferredFilename, type: type)
  }
}

extension [OutgoingFile] {
  /// These files with different names.
  fileprivate var numbered: [OutgoingFile] {
    var seen: Set<String> = []
    return map { file in
      var file = file
      let url = URL(filePath: "/").appendingPathComponent(file.fileName)
      var number = 1
      while !seen.insert(file.fileName).inserted {
        number += 1
        let base = url.deletingPathExtension().lastPathComponent
        file.fileName =
          "\(base) \(number)" + (url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)")
      }
      return file
    }
  }
}
