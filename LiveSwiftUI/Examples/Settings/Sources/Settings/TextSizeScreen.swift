// The size of the text, with a text to try it on.
import SwiftUI

struct TextSizeScreen: View {
  @AppStorage("size") private var size = TextSize.medium

  var body: some View {
    Form {
      Section {
        Picker("Text size", selection: $size) {
          ForEach(TextSize.allCases) { Text($0.name) }
        }
        .pickerStyle(.segmented)
      }
      Section("Preview") {
        Text("A page is read more often than it is written.").font(size.font)
      }
    }
    .navigationTitle("Text size")
  }
}
