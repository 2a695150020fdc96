// Pickers in each style.
import SwiftUI

struct PickerPreviews: PreviewProvider {
  static var previews: some View {
    PickerSampler().previewDisplayName("Picker")
  }
}

private struct PickerSampler: View {
  @State private var size = 2

  var body: some View {
    ControlForm(title: "Picker") {
      Section("Automatic") { picker }
      Section("Menu") { picker.pickerStyle(.menu) }
      Section("Segments") { picker.pickerStyle(.segmented) }
      Section("Disabled") { picker.disabled(true) }
    }
  }

  private var picker: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Text("Regular").tag(2)
      Text("Large").tag(3)
    }
  }
}
