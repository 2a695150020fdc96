// Layouts that replace each other.
import SwiftUI

struct LayoutPreviews: PreviewProvider {
  static var previews: some View {
    LayoutSampler().previewDisplayName("Layouts")
  }
}

private struct LayoutSampler: View {
  private enum Arrangement: Hashable {
    case row, column, layers
  }

  @State private var arrangement = Arrangement.row

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Picker("Layout", selection: $arrangement) {
          Text("Row").tag(Arrangement.row)
          Text("Column").tag(Arrangement.column)
          Text("On top").tag(Arrangement.layers)
        }
        .pickerStyle(.segmented)
        layout {
          ForEach(0..<3, id: \.self) { TapCounter(number: $0) }
        }
      }
      .padding()
      .navigationTitle("Layouts")
    }
  }

  private var layout: AnyLayout {
    switch arrangement {
    case .row: AnyLayout(HStackLayout(spacing: 16))
    case .column: AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
    case .layers: AnyLayout(ZStackLayout(alignment: .topLeading))
    }
  }
}

/// Counts taps, which shows that its state survives a change of layout.
private struct TapCounter: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Button("\(count) taps") { count += 1 }
      .buttonStyle(.bordered)
      .offset(x: CGFloat(number * 4), y: CGFloat(number * 4))
  }
}
