// The scene that asks for the reader's own handle.
import Foundation
import SharedUI
import SwiftUI

/// A sheet with one field. No password is needed, because whom an account follows is public.
struct LoginScreen: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var handle: String
  @State private var typed = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Your handle", text: $typed)
            .typesHandle()
            .submitLabel(.go)
            .onSubmit(enter)
            .focused($isTyping)
            .onAppear { isTyping = true }
          Button("Show people you follow", action: enter)
            .disabled(entered.isEmpty)
        } footer: {
          Text("Whom an account follows is public, so no password is needed.")
        }
      }
      .navigationTitle("People you follow")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Not now") { dismiss() }
        }
      }
    }
  }

  private var entered: String { typed.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func enter() {
    // The sheet is shown only while there is no handle.
    if !entered.isEmpty { handle = entered }
  }
}
