// Toggles: on, off, disabled, and as buttons.
import SwiftUI

struct TogglePreviews: PreviewProvider {
  static var previews: some View {
    ToggleSampler().previewDisplayName("Toggle")
  }
}

private struct ToggleSampler: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    ControlForm(title: "Toggle") {
      Section("Switch") {
        Toggle("Notifications", isOn: $isOn)
        Toggle("Sounds", isOn: $isOff)
        Toggle("With symbol", systemImage: "bell", isOn: $isOn)
        Toggle("Disabled", isOn: $isOn).disabled(true)
      }
      Section("As a button") {
        HStack {
          Toggle("Bold", systemImage: "bold", isOn: $isOn)
          Toggle("Italic", systemImage: "italic", isOn: $isOff)
        }
        .toggleStyle(.button)
      }
    }
  }
}
