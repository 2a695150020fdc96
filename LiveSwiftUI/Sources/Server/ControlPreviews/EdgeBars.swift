// Bars at the edges of scrolling content.
import SwiftUI

struct EdgeBarPreviews: PreviewProvider {
  static var previews: some View {
    EdgeBarSampler().previewDisplayName("Bars at edges")
    NavigationStack {
      List(1...30, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Bars at edges")
        .safeAreaInset(edge: .leading) { Image(systemName: "star").padding() }
        .safeAreaInset(edge: .trailing, alignment: .top, spacing: 0) {
          Image(systemName: "heart").padding()
        }
    }
    .previewDisplayName("Bars at edges, sides")
  }
}

private struct EdgeBarSampler: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List(1...30, id: \.self) { Text("Row \($0)") }
        .navigationTitle("Bars at edges")
        .safeAreaInset(edge: .top, spacing: 0) {
          Text("\(count) taps")
            .padding(8)
            .frame(maxWidth: .infinity)
            .background(.bar)
        }
        .safeAreaInset(edge: .bottom) {
          Button("Plain") { count += 1 }
            .buttonStyle(.borderedProminent)
            .padding(8)
            .frame(maxWidth: .infinity)
            .background(.bar)
        }
    }
  }
}
