// A photo of the person's own, chosen or dropped; it is on this page only.
import PhotosUI
import SwiftUI

struct OwnPhoto: View {
  @State private var item: PhotosPickerItem?
  @State private var photo: UIImage?
  @State private var caption = "No photo yet"

  var body: some View {
    Section("Your own") {
      if let photo {
        Image(uiImage: photo)
          .resizable()
          .scaledToFit()
          .frame(maxWidth: .infinity)
          .accessibilityLabel("Your photo")
      }
      Text(caption)
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
        caption = "The photo is too large"
      } catch {
        caption = "The photo could not be read"
      }
    }
  }

  private func show(_ data: Data?) {
    photo = data.flatMap { UIImage(data: $0) }
    let size = (data?.count ?? 0).formatted()
    caption = photo == nil ? "This is no photo" : "A photo of \(size) bytes"
  }
}
