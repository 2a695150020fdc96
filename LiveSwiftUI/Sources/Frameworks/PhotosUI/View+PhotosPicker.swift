// Modifiers by which a person chooses photos and videos.
public import SwiftUI
import UniformTypeIdentifiers

extension View {
  /// Lets the person choose a photo or a video while the binding is true, in the browser's dialog,
  /// which offers the photo library on a phone. The encoding is the browser's.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhoto(isPresented, selection, filter, isIdentified: false)
  }

  /// Lets the person choose a photo or a video while the binding is true, and gives it an
  /// identifier.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    choosingPhoto(isPresented, selection, filter, isIdentified: true)
  }

  /// Lets the person choose photos and videos while the binding is true: at most ten, or
  /// `maxSelectionCount` if that is fewer. They replace those chosen before.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    choosingPhotos(isPresented, selection, maxSelectionCount, filter, isIdentified: false)
  }

  /// Lets the person choose photos and videos while the binding is true: at most ten, or
  /// `maxSelectionCount` if that is fewer. Each gets an identifier.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    choosingPhotos(isPresented, selection, maxSelectionCount, filter, isIdentified: true)
  }
}

extension View {
  /// Writes the one chosen item.
  nonisolated func choosingPhoto(
    _ isPresented: Binding<Bool>, _ selection: Binding<PhotosPickerItem?>,
    _ filter: PHPickerFilter?, isIdentified: Bool
  ) -> some View {
    choosing(isPresented, limit: 1, filter, isIdentified) { selection.wrappedValue = $0.first }
  }

  /// Writes the chosen items.
  nonisolated func choosingPhotos(
    _ isPresented: Binding<Bool>, _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?,
    _ filter: PHPickerFilter?, isIdentified: Bool
  ) -> some View {
    choosing(isPresented, limit: limit ?? .max, filter, isIdentified) {
      selection.wrappedValue = $0
    }
  }

  private nonisolated func choosing(
    _ isPresented: Binding<Bool>, limit: Int, _ filter: PHPickerFilter?, _ isIdentified: Bool,
    write: @escaping @MainActor ([PhotosPickerItem]) -> Void
  ) -> some View {
    let types = filter?.types ?? [.image, .movie]
    return fileChoice(isPresented: isPresented, types: types, limit: limit) { result in
      switch result {
      case .success(let files):
        write(files.map { PhotosPickerItem($0, isIdentified: isIdentified) })
      case .failure(let error):
        // A picker reports no errors: the app meets it when it loads the item.
        write([PhotosPickerItem(failure: error, types: types, isIdentified: isIdentified)])
      }
    }
  }
}
