// Views over a screen: alert, confirmation, sheet and cover; and a screen without content.
import SwiftUI

struct DialogPreviews: PreviewProvider {
  static var previews: some View {
    Opener(isAlert: true).previewDisplayName("Alert")
    Opener(isConfirmation: true).previewDisplayName("Confirmation")
    Opener(isSheet: true).previewDisplayName("Sheet")
    SheetOfTwoHeights().previewDisplayName("Sheet of two heights")
    Opener(isCover: true).previewDisplayName("Full screen cover")
  }
}

/// A screen with a button for each dialog, with one of them open.
private struct Opener: View {
  @State var isAlert = false
  @State var isConfirmation = false
  @State var isSheet = false
  @State var isCover = false

  var body: some View {
    NavigationStack {
      List {
        Button("Alert") { isAlert = true }
          .alert("Delete the list?", isPresented: $isAlert) {
            Button("Delete", role: .destructive) {}
            Button("Keep", role: .cancel) {}
          } message: {
            Text("It cannot be brought back.")
          }
        Button("Confirmation") { isConfirmation = true }
          .confirmationDialog(
            "Delete the list?", isPresented: $isConfirmation, titleVisibility: .visible
          ) {
            Button("Delete", role: .destructive) {}
            Button("Archive") {}
          }
        Button("Sheet") { isSheet = true }
          .sheet(isPresented: $isSheet) { Dialog(title: "Sheet") }
        Button("Full screen cover") { isCover = true }
          .fullScreenCover(isPresented: $isCover) { Dialog(title: "Full screen cover") }
      }
      .navigationTitle("Dialogs")
    }
  }
}

/// A sheet with a stack in it that may have half of the screen or all of it.
private struct SheetOfTwoHeights: View {
  @State private var isShown = true

  var body: some View {
    NavigationStack {
      List { Button("Sheet") { isShown = true } }
        .navigationTitle("Dialogs")
        .sheet(isPresented: $isShown) {
          Dialog(title: "Sheet").presentationDetents([.medium, .large])
        }
    }
  }
}

private struct Dialog: View {
  @Environment(\.dismiss) private var dismiss
  let title: LocalizedStringKey

  var body: some View {
    NavigationStack {
      List { Text("First line") }
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Close") { dismiss() } }
        }
    }
  }
}

struct UnavailablePreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ContentUnavailableView {
        Label("Nothing saved", systemImage: "tray")
      } description: {
        Text("What you save stands here.")
      } actions: {
        Button("Save something") {}.buttonStyle(.borderedProminent)
      }
      .navigationTitle("Saved")
    }
    .previewDisplayName("Unavailable content")
  }
}
