// An item that is dragged or pasted, in the form that was usual before Transferable.
public import Foundation
public import UniformTypeIdentifiers

/// An object that an item provider can make of bytes.
public protocol NSItemProviderReading: AnyObject {
  /// The identifiers of the types that it can be made of, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object made of bytes. Throws when they are of another form.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: AnyObject {
  /// The identifiers of the types that it can be written as, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes the bytes of a type, and calls `completionHandler` with them or with an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

/// The processes that may see a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every process.
  case all = 0
  /// Those of the same team.
  case team = 1
  /// Those of the same group.
  case group = 2
  /// This process only.
  case ownProcess = 3
}

/// An item that goes from one view to another, or comes from outside, in one or several types.
public final class NSItemProvider: @unchecked Sendable {
  // Used on the main actor by views; its closures are Sendable.

  /// Makes the bytes of one type.
  package typealias Load = @Sendable () async throws -> Data

  /// The forms, the best one first.
  package private(set) var forms: [(type: UTType, load: Load)] = []
  /// The value itself, where it comes from a view of the same page.
  package var item: (any Transferable)?
  /// The name for a file of the item.
  public var suggestedName: String?

  /// A provider without forms, to which some are registered.
  public init() {}

  /// A provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of the file at an address; nil if the file is not there.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL,
      FileManager.default.isReadableFile(atPath: fileURL.path)
    else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    add(type) { try RepresentationMember.bytes(of: fileURL) }
    add(.fileURL) { Data(fileURL.absoluteString.utf8) }
  }

  /// A provider of an object of a type; an object other than data, a text or an address carries
  /// nothing.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let type = typeIdentifier.map { UTType($0) ?? UTType(importedAs: $0) } ?? .data
    if let data = item as? NSData {
      let bytes = Data(referencing: data)
      add(type) { bytes }
    } else if let text = item as? NSString {
      let bytes = Data("\(text)".utf8)
      add(type) { bytes }
    } else if let url = item as? NSURL {
      let bytes = Data(url.absoluteString.utf8)
      add(type) { bytes }
    }
  }

  /// Adds a form.
  package func add(_ type: UTType, _ load: @escaping Load) {
    guard forms.count < 32 else { return }
    forms.append((type, load))
  }

  /// The first form that conforms to a type.
  package func form(_ type: UTType) -> (type: UTType, load: Load)? {
    forms.first { $0.type == type } ?? forms.first { $0.type.conforms(to: type) }
  }

  private func form(_ identifier: String) -> (type: UTType, load: Load)? {
    form(UTType(identifier) ?? UTType(importedAs: identifier))
  }

  /// The identifiers of the types of the forms, the best one first.
  public var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

  /// The types of the forms, the best one first.
  public var registeredContentTypes: [UTType] { forms.map(\.type) }

  /// The types of the forms that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Whether a form conforms to the type of this identifier.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Whether a form conforms to the type of this identifier. File options have no effect.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    form(typeIdentifier) != nil
  }

  /// Adds the forms of an object.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object  // Only read from here on.
    for name in type(of: object).writableTypeIdentifiersForItemProvider {
      add(UTType(name) ?? UTType(importedAs: name)) {
        try await withCheckedThrowingContinuation { result in
          _ = object.loadData(withTypeIdentifier: name) { data, error in
            result.resume(with: Self.result(data, error))
          }
        }
      }
    }
  }

  /// Adds a form whose bytes `loadHandler` makes when they are wanted.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    registerDataRepresentation(
      for: UTType(typeIdentifier) ?? UTType(importedAs: typeIdentifier), visibility: visibility,
      loadHandler: loadHandler)
  }

  /// Adds a form whose bytes `loadHandler` makes when they are wanted.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    add(contentType) {
      try await withCheckedThrowingContinuation { result in
        _ = loadHandler { data, error in result.resume(with: Self.result(data, error)) }
      }
    }
  }

  private static func result(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
    guard let data else { return .failure(error ?? TransferError.noRepresentation) }
    return data.count <= RepresentationMember.byteLimit
      ? .success(data) : .failure(TransferError.tooLarge)
  }
}

/// The ways to hand over a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The original file is opened; a copy is always made here.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
