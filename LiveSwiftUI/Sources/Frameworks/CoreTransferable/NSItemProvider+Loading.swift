// How a receiver takes what a provider carries. Completions run on the main actor.
public import Foundation
public import UniformTypeIdentifiers

extension NSItemProvider {
  /// Runs `work` in a task and reports its end in a progress.
  private func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value,
    _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = try await work()
        completion(value, nil)
      } catch {
        completion(nil, error)
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  private func bytes(_ typeIdentifier: String) -> @Sendable () async throws -> Data {
    let type = UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier)
    let load = form(type)?.load
    return {
      guard let load else { throw TransferError.noRepresentation }
      return try await load()
    }
  }

  /// Makes the bytes of a type.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    run(bytes(typeIdentifier), completionHandler)
  }

  /// Makes the bytes of a type.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    run(bytes(contentType.identifier), completionHandler)
  }

  /// Writes the bytes of a type to a file, which is deleted after `completionHandler`.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let bytes = bytes(typeIdentifier)
    let type = UTType(typeIdentifier) ?? .data
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("provided-\(UUID().uuidString)")
    return run(
      {
        let data = try await bytes()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Item", conformingTo: type)
        try data.write(to: file)
        return file
      },
      { file, error in
        completionHandler(file, error)
        // A folder that was never made, or cannot be removed, stays as it is.
        try? FileManager.default.removeItem(at: folder)
      })
  }

  /// Makes the bytes of a type, as `NSData`, or as `NSURL` for an address.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let isAddress = UTType(typeIdentifier)?.conforms(to: .url) == true
    _ = run(bytes(typeIdentifier)) { data, error in
      guard let data else {
        completionHandler?(nil, error)
        return
      }
      if isAddress, let url = NSURL(string: String(decoding: data, as: UTF8.self)) {
        completionHandler?(url, nil)
      } else {
        completionHandler?(NSData(data: data), nil)
      }
    }
  }

  /// Whether an object of this class can be made of one of the forms.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Whether a text can be made of one of the forms.
  public func canLoadObject(ofClass: String.Type) -> Bool { form(.plainText) != nil }

  /// Whether an address can be made of one of the forms.
  public func canLoadObject(ofClass: URL.Type) -> Bool { form(.url) != nil }

  /// Makes an object of one of the forms.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let aClass = aClass  // A type, which nothing changes.
    let name = aClass.readableTypeIdentifiersForItemProvider
      .first(where: hasItemConformingToTypeIdentifier)
    return run(bytes(name ?? "public.data")) { data, error in
      guard let data, let name else {
        completionHandler(nil, error ?? TransferError.noRepresentation)
        return
      }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: name), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a text of one of the forms.
  @discardableResult public func loadObject(
    ofClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    run(bytes(UTType.plainText.identifier)) { data, error in
      completionHandler(data.map { String(decoding: $0, as: UTF8.self) }, error)
    }
  }

  /// Makes an address of one of the forms.
  @discardableResult public func loadObject(
    ofClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    run(bytes(UTType.url.identifier)) { data, error in
      let url = data.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
      completionHandler(url, url == nil ? error ?? TransferError.wrongType : nil)
    }
  }

  /// Adds the forms of a transferable value.
  public func register<T>(_ transferable: @autoclosure @escaping @Sendable () -> T)
  where T: Transferable {
    for member in T.transferMembers {
      guard let export = member.export else { continue }
      add(member.contentType) { try await export(transferable()).data }
    }
  }

  /// Makes a transferable value of one of the forms.
  @discardableResult public func loadTransferable<T>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Transferable {
    let load: @Sendable () async throws -> T = { try await self.transferred(T.self) }
    return run(load) { value, error in
      completionHandler(
        value.map { .success($0) } ?? .failure(error ?? TransferError.noRepresentation))
    }
  }

  /// The item as a transferable value. Throws when no form fits.
  package func transferred<T: Transferable>(_ type: T.Type) async throws -> T {
    if let item { return try await T.imported(from: item) }
    for type in T.importedTypes {
      guard let form = form(type) else { continue }
      return try await T.imported(form.load(), as: form.type)
    }
    throw TransferError.noRepresentation
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// The text of these bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = NSString(string: String(decoding: data, as: UTF8.self))
    guard let made = text as? Self else { throw TransferError.wrongType }
    return made
  }

  /// Makes the bytes of this text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The address of these bytes. Throws when they are none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = String(decoding: data, as: UTF8.self)
    guard let url = NSURL(string: text) as? Self else {
      throw TransferError.wrongType
    }
    return url
  }

  /// Makes the bytes of this address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
