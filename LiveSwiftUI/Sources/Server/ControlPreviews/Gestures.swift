// A card that follows a drag, a tap counter, and a long list that scrolls to its end.
import Limits
import SwiftUI

struct GesturePreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack { GestureScreen().navigationTitle("Gestures") }
      .previewDisplayName("Gestures")
    NavigationStack { ScrollScreen().navigationTitle("Scrolling") }
      .previewDisplayName("Scrolling")
  }
}

private struct GestureScreen: View {
  @State private var moved = CGSize.zero
  @GestureState private var way = CGSize.zero
  @State private var taps = 0
  @State private var isOver = false

  var body: some View {
    VStack(spacing: 24) {
      Text("Right \(Int(bounding: offset.width)), down \(Int(bounding: offset.height))")
      RoundedRectangle(cornerRadius: 20)
        .fill(isOver ? .orange : .blue)
        .frame(width: 140, height: 100)
        .overlay { Text("Drag me").font(.headline).foregroundStyle(.white) }
        .offset(offset)
        .gesture(
          DragGesture()
            .updating($way) { value, way, _ in way = value.translation }
            .onEnded {
              moved.width += $0.translation.width
              moved.height += $0.translation.height
            }
        )
        .onHover { isOver = $0 }
      Text("\(taps) taps")
      HStack(spacing: 16) {
        Text("Tap twice")
          .padding(12)
          .background(.thinMaterial, in: Capsule())
          .onTapGesture(count: 2) { taps += 2 }
        Button("Start again") {
          moved = .zero
          taps = 0
        }
        .keyboardShortcut("r", modifiers: [.option])
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding()
  }

  private var offset: CGSize {
    CGSize(width: moved.width + way.width, height: moved.height + way.height)
  }
}

private struct ScrollScreen: View {
  var body: some View {
    ScrollViewReader { proxy in
      List(1..<201) { Text("Row \($0)") }
        .toolbar {
          Button("To the end") { withAnimation { proxy.scrollTo(200, anchor: .bottom) } }
          Button("To the top") { proxy.scrollTo(1, anchor: .top) }
        }
    }
  }
}
