// A photo of the person's own, chosen or dropped; it is on this page only.
import PhotosUI
import SwiftUI

struct OwnPhoto: View {
  @State private var item: PhotosPickerItem?
  @State private var photo: UIImage?
  @State private var words = "No photo yet"

  var body: some View {
    Section("Your own") {
      if let photo {
        Image(uiImage: photo)
          .resizable()
          .scaledToFit()
          .frame(maxWidth: .infinity)
          .accessibilityLabel("Your photo")
      }
      Text(words)
        .frame(maxWidth: .infinity, minHeight: 44)
        .dropDestination(for: Data.self) { photos, _ in
          show(photos.first)
          return true
        }
      PhotosPicker("Choose a photo", selection: $item, matching: .images)
    }
    .onChange(of: item) { load(item) }
  }

  private func load(_ item: PhotosPickerItem?) {
    guard let item else { return }
    Task {
      do {
        show(try await item.loadTransferable(type: Data.self))
      } catch let error as CocoaError where error.code == .fileReadTooLarge {
        words = "The photo is too large"
      } catch {
        words = "The photo could not be read"
      }
    }
  }

  private func show(_ data: Data?) {
    photo = data.flatMap { UIImage(data: $0) }
    words = photo == nil ? "This is no photo" : "A photo of \(data?.count ?? 0) bytes"
  }
}
