// Inspectors: a column or a sheet.
import SwiftUI

struct InspectorPreviews: PreviewProvider {
  static var previews: some View {
    InspectorSampler().previewDisplayName("Inspector")
    NavigationStack {
      List(1...30, id: \.self) { Text("Row \($0)") }.navigationTitle("Inspector")
    }
    .inspector(isPresented: .constant(true)) { Text("Nothing else").inspectorColumnWidth(200) }
    .previewDisplayName("Inspector beside a stack")
  }
}

private struct InspectorSampler: View {
  @State private var isShown = true
  @State private var volume = 0.4

  var body: some View {
    NavigationStack {
      List(1...12, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Inspector")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Inspector", systemImage: "sidebar.right") { isShown.toggle() }
          }
        }
        .inspector(isPresented: $isShown) {
          Form {
            Section("About") {
              LabeledContent("Version", value: "1.0")
              Slider(value: $volume) { Text("Volume") }
              Button("Close") { isShown = false }
            }
          }
          .inspectorColumnWidth(min: 220, ideal: 300, max: 400)
        }
    }
  }
}
