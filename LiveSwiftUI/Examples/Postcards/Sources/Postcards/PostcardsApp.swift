// Postcards: pictures and colours of an asset catalogue, by their symbols, and a photo.
import SwiftUI

@main
struct PostcardsApp: App {
  var body: some Scene {
    WindowGroup { PostcardsScreen() }
  }
}

struct PostcardsScreen: View {
  @State private var collection = PostcardCollection()
  @StateObject private var stamp = Stamp()

  var body: some View {
    NavigationStack {
      List {
        Section {
          Image(.lighthouse)
            .resizable()
            .scaledToFit()
            .frame(maxWidth: .infinity)
            .accessibilityLabel("A lighthouse by the sea")
        }
        Section {
          ForEach(collection.postcards) { postcard in
            HStack {
              Image(.Seals.seal).accessibilityHidden(true)
              Text(postcard.place).foregroundStyle(.sea)
              Spacer()
              Text(postcard.year, format: .number.grouping(.never))
            }
          }
        }
        OwnPhoto()
        Button("Stamped \(stamp.count) times") { stamp.count += 1 }.tint(Color(.Seals.wax))
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Postcards")
    }
  }
}
