// The row of an item of a list, which opens the item's page.
public import Foundation
public import SwiftUI

/// The photo of an item, from which its page grows, beside its name and further lines.
public struct ItemSummary<ID: Hashable & Sendable, Lines: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private let name: String
  private let photo: URL?
  private let symbol: String
  private let id: ID
  private let photos: Namespace.ID
  private let lines: Lines

  /// A row with the item's `name`, and its `photo` or else the system symbol of its subject.
  ///
  /// The page with the same `id` grows out of the photo in the namespace `photos`.
  public init(
    _ name: String, photo: URL?, symbol: String, id: ID, in photos: Namespace.ID,
    @ViewBuilder lines: () -> Lines
  ) {
    self.name = name
    self.photo = photo
    self.symbol = symbol
    self.id = id
    self.photos = photos
    self.lines = lines()
  }

  public var body: some View {
    PhotoRow {
      Text(verbatim: name)
        .font(.headline)
        .limitsName(at: typeSize)
      lines
    } photo: {
      RemotePhoto(url: photo, symbol: symbol)
        .frame(width: 76, height: 76)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .matchedTransitionSource(id: id, in: photos)
    }
    .padding(.vertical, 4)
  }
}
