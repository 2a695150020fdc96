// The first screen: who somebody is, what is told when, and what fills the disk.
import SwiftUI

struct SettingsScreen: View {
  @AppStorage("name") private var name = ""
  @AppStorage("reminds") private var reminds = false
  @AppStorage("minutes") private var minutes = 15
  @AppStorage("size") private var size = TextSize.medium
  @AppStorage("cache") private var cache = 2.4
  @State private var asksToClear = false
  @State private var asksToReset = false
  @State private var explains = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name, prompt: Text("Your name"))
          NavigationLink("Text size") { TextSizeScreen() }
        }
        Section {
          Toggle("Remind me", isOn: $reminds)
          if reminds {
            Stepper("\(minutes) minutes before", value: $minutes, in: 5...60, step: 5)
          }
        } header: {
          Text("Reminders")
        } footer: {
          Text("A reminder comes once, and never at night.")
        }
        Section("Storage") {
          Gauge(value: cache, in: 0...5) {
            Text("Pictures")
          } currentValueLabel: {
            Text("\(cache, format: .number.precision(.fractionLength(1))) of 5 GB")
          }
          .tint(cache > 4 ? .red : .blue)
          .padding(.vertical, 6)
          Button("Clear the pictures", role: .destructive) { asksToClear = true }
            .disabled(cache == 0)
        }
        Section("About") {
          LabeledContent("Version", value: "1.0")
          Button("What is kept?") { explains = true }
            .popover(isPresented: $explains) { KeptWords() }
          Button("Reset all settings", role: .destructive) { asksToReset = true }
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog(
        "Clear all pictures?", isPresented: $asksToClear, titleVisibility: .visible
      ) {
        Button("Clear", role: .destructive) { cache = 0 }
      } message: {
        Text("They are loaded again when they are needed.")
      }
      .alert("Reset all settings?", isPresented: $asksToReset) {
        Button("Cancel", role: .cancel) {}
        Button("Reset", role: .destructive, action: reset)
      }
    }
  }

  private func reset() {
    (name, reminds, minutes, size, cache) = ("", false, 15, .medium, 2.4)
  }
}

/// What the app keeps about somebody.
struct KeptWords: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("What is kept?", systemImage: "lock").font(.headline)
      Text("Your settings stay with this window, and nobody else sees them.")
      Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding(24)
    .presentationDetents([.height(240)])
  }
}
