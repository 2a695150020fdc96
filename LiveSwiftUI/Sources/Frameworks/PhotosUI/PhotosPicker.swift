// The button that opens a picker of photos.
public import SwiftUI

/// A button by which the person chooses photos and videos, in the browser's dialog for files. On a
/// phone that dialog offers the photo library and the camera.
public struct PhotosPicker<Label> where Label: View {
  /// Where the chosen items go.
  private enum Selection {
    case one(Binding<PhotosPickerItem?>)
    case many(Binding<[PhotosPickerItem]>, limit: Int?)
  }

  private let selection: Selection
  private let filter: PHPickerFilter?
  private let isIdentified: Bool
  private let label: Label
  @State private var isPresented = false

  private init(
    _ selection: Selection, _ filter: PHPickerFilter?, isIdentified: Bool, _ label: Label
  ) {
    self.selection = selection
    self.filter = filter
    self.isIdentified = isIdentified
    self.label = label
  }

  /// A button for one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.one(selection), filter, isIdentified: false, label())
  }

  /// A button for one item, which gets an identifier.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(.one(selection), filter, isIdentified: true, label())
  }

  /// A button for several items: at most ten, or `maxSelectionCount` if that is fewer. A new choice
  /// replaces them.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.many(selection, limit: maxSelectionCount), filter, isIdentified: false, label())
  }

  /// A button for several items, each of which gets an identifier.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(.many(selection, limit: maxSelectionCount), filter, isIdentified: true, label())
  }

}

extension PhotosPicker: View {
  /// The button and its choice of files.
  public var body: some View {
    let button = Button {
      isPresented = true
    } label: {
      label
    }
    switch selection {
    case .one(let item):
      button.choosingPhoto($isPresented, item, filter, isIdentified: isIdentified)
    case .many(let items, let limit):
      button.choosingPhotos($isPresented, items, limit, filter, isIdentified: isIdentified)
    }
  }
}
