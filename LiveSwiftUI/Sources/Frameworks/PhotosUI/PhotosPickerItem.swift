// One of the photos and videos that a person chose, and how an app loads it.
public import CoreTransferable
public import Foundation
import SwiftUI
public import UniformTypeIdentifiers

/// A photo or a video that the person chose: a file that the browser has sent, of at most 25 MB.
///
/// The file is deleted with the last copy of the item, or with the page.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The ways to choose between the encodings of an item. A browser sends one, and chooses it.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let number: Int

    /// The best one.
    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    /// The one in which the library has it.
    public static let current = EncodingDisambiguationPolicy(number: 1)
    /// One that most apps can read.
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }

  private let id: UUID
  private let file: ChosenFile?
  private let failure: CocoaError.Code

  /// An identifier that no other item has, if the picker was made with a photo library; else nil.
  /// It leads to no asset, because a browser has no library.
  public let itemIdentifier: String?

  /// The types of the file: the one that its name has, or else those that the picker shows.
  public let supportedContentTypes: [UTType]

  /// An item without a file: a server has no library to find one in, so that loading it throws.
  public init(itemIdentifier: String) {
    id = UUID()
    file = nil
    failure = .fileNoSuchFile
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// The item of a chosen file.
  init(_ file: ChosenFile, isIdentified: Bool) {
    id = UUID()
    self.file = file
    failure = .fileReadUnknown
    itemIdentifier = isIdentified ? id.uuidString : nil
    supportedContentTypes = [UTType(filenameExtension: file.url.pathExtension) ?? .data]
  }

  /// An item whose file did not arrive: loading it throws the error of that.
  init(failure: any Error, types: [UTType], isIdentified: Bool) {
    id = UUID()
    file = nil
    self.failure = (failure as? CocoaError)?.code ?? .fileReadUnknown
    itemIdentifier = isIdentified ? id.uuidString : nil
    supportedContentTypes = types
  }

  /// Whether two items come from the same choice of the same file.
  public static func == (one: PhotosPickerItem, other: PhotosPickerItem) -> Bool {
    one.file == nil && one.itemIdentifier != nil
      ? one.itemIdentifier == other.itemIdentifier : one.id == other.id
  }

  /// Mixes the item's identity into a hash.
  public func hash(into hasher: inout Hasher) {
    if file == nil, let itemIdentifier {
      hasher.combine(itemIdentifier)
    } else {
      hasher.combine(id)
    }
  }

  /// A value made of the file by the first representation that takes its type. Throws if none
  /// does, or if the file did not arrive because it was too large or the page had no room.
  public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable {
    guard let file else { throw CocoaError(failure) }
    let contentType = supportedContentTypes.first ?? .data
    return try await T.imported(file: file.url, as: contentType)
  }

  /// Loads a value as the function that waits does, and calls `completionHandler` on the main
  /// actor. The progress is complete once that has run.
  @preconcurrency @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress where T: Transferable {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}

/// The way in which choosing several items behaves.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let number: Int

  /// In any order.
  public static let `default` = PhotosPickerSelectionBehavior(number: 0)
  /// In the order of the choice; here the order in which the browser hands them over.
  public static let ordered = PhotosPickerSelectionBehavior(number: 1)
  /// At once; here when the person closes the browser's dialog.
  public static let continuous = PhotosPickerSelectionBehavior(number: 2)
  /// At once and in order; here when the person closes the browser's dialog.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(number: 3)
}
