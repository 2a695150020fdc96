// Pickers of photos whose label is a text.
public import SwiftUI

extension PhotosPicker where Label == Text {
  /// A button with a localized title for one item.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// A button with a localized title for several items: at most ten, or fewer.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(titleKey)
    }
  }

  /// A button with a localized title for one item, which gets an identifier.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(selection: selection, matching: filter, photoLibrary: photoLibrary) { Text(titleKey) }
  }

  /// A button with a localized title for several items, each with an identifier: at most ten.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, matching: filter,
      photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// A button with a title for one item.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) where S: StringProtocol {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// A button with a title for several items: at most ten, or fewer.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) where S: StringProtocol {
    self.init(selection: selection, maxSelectionCount: maxSelectionCount, matching: filter) {
      Text(title)
    }
  }

  /// A button with a title for one item, which gets an identifier.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) where S: StringProtocol {
    self.init(selection: selection, matching: filter, photoLibrary: photoLibrary) { Text(title) }
  }

  /// A button with a title for several items, each with an identifier: at most ten.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) where S: StringProtocol {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, matching: filter,
      photoLibrary: photoLibrary
    ) { Text(title) }
  }
}
