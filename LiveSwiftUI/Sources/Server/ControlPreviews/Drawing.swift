// Shapes and gradients; the styles of text.
import SwiftUI

struct ShapePreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 16)], spacing: 16) {
          Circle().fill(.red).frame(height: 96)
          Capsule().fill(.green).frame(height: 64)
          RoundedRectangle(cornerRadius: 16).stroke(.blue, lineWidth: 4).frame(height: 96)
          Ellipse().fill(.orange).frame(height: 64)
          Rectangle().fill(gradient).frame(height: 96)
          Circle().trim(from: 0, to: 0.7).stroke(.purple, lineWidth: 8).frame(height: 96)
        }
        .padding()
        .accessibilityElement()
        .accessibilityLabel("Six shapes")
        .accessibilityAddTraits(.isImage)
      }
      .navigationTitle("Shapes")
    }
    .previewDisplayName("Shapes")
  }

  private static var gradient: LinearGradient {
    LinearGradient(colors: [.yellow, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

struct TextPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      List {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Footnote").font(.footnote).foregroundStyle(.secondary)
        HStack {
          Text("Bold").bold()
          Text("Italic").italic()
        }
        Text("A sentence that is too long for one line is cut at its end, as this one is.")
          .lineLimit(1)
        Text("Hidden words").redacted(reason: .placeholder)
      }
      .navigationTitle("Text")
    }
    .previewDisplayName("Text")
  }
}
