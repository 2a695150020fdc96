// Documents: values and objects that are written to files and read from them.
import Foundation
public import UniformTypeIdentifiers

/// A document that is a value.
@preconcurrency public protocol FileDocument: Sendable {
  /// The types of the files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of the files that it can be written to; those that it reads unless given.
  static var writableContentTypes: [UTType] { get }
  /// The file to read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The circumstances of writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of the document that is written.
  associatedtype Snapshot
  /// The types of the files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of the files that it can be written to; those that it reads unless given.
  static var writableContentTypes: [UTType] { get }
  /// The file to read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The circumstances of writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// The state to write.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// The file of a state.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws
    -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// A file of a type. Apple's has no such initializer.
  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The circumstances in which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was before; always nil here, because each export is a new file.
  public let existingFile: FileWrapper?
}

/// An open document that is a value.
public struct FileDocumentConfiguration<Document> where Document: FileDocument {
  /// The document.
  @Binding public var document: Document
  /// The file of the document; nil for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An open document that is an object.
@MainActor public struct ReferenceFileDocumentConfiguration<Document>
where Document: ReferenceFileDocument {
  /// The document.
  @ObservedObject public var document: Document
  /// The file of the document; nil for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}
