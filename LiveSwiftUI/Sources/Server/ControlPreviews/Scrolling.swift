// Rows that scroll horizontally and snap to their views.
import SwiftUI

struct ScrollTargetPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text("Page by page").font(.headline)
          row { $0.containerRelativeFrame(.horizontal) }.scrollTargetBehavior(.paging)
          Text("Two and a half").font(.headline)
          row { $0.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 8) }
            .scrollTargetBehavior(.viewAligned)
        }
        .padding()
      }
      .navigationTitle("Scroll targets")
    }
    .previewDisplayName("Scroll targets")
  }

  private static func row(_ sized: @escaping (AnyView) -> some View) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(1...8, id: \.self) { number in
          sized(AnyView(card(number)))
        }
      }
      .scrollTargetLayout()
    }
  }

  private static func card(_ number: Int) -> some View {
    Text("Page \(number)")
      .frame(maxWidth: .infinity)
      .frame(height: 120)
      .background(Color.accentColor.opacity(0.2))
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
