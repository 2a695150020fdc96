// Views masked by a shape or a gradient, and gestures composed of two others.
import SwiftUI

struct MaskPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          stripes.mask { Circle() }
          stripes.mask { Diamond() }
          stripes.mask {
            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
          }
        }
        .padding()
        .frame(maxWidth: .infinity)
        .accessibilityElement()
        .accessibilityLabel("Stripes behind a circle, behind a diamond, and fading")
        .accessibilityAddTraits(.isImage)
      }
      .navigationTitle("Masks")
    }
    .previewDisplayName("Masks")
  }

  private static var stripes: some View {
    LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .top, endPoint: .bottom)
      .frame(width: 160, height: 120)
  }
}

private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
    }
  }
}

struct ComposedGesturePreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack { ComposedGestureScreen().navigationTitle("Gestures of gestures") }
      .previewDisplayName("Gestures of gestures")
  }
}

private struct ComposedGestureScreen: View {
  private enum Phase { case resting, pressed, held }

  @GestureState private var phase = Phase.resting
  @State private var offset = CGSize.zero
  @State private var last: LocalizedStringKey = "Not tapped yet"

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 20)
        .fill(phase == .held ? .orange : phase == .pressed ? .purple : .blue)
        .frame(width: 160, height: 100)
        .overlay { Text("Hold, then drag").font(.headline).foregroundStyle(.white) }
        .offset(offset)
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
            .updating($phase) { value, phase, _ in
              phase = if case .second = value { .held } else { .pressed }
            }
            .onEnded { value in
              if case .second(_, let drag?) = value {
                offset.width += drag.translation.width
                offset.height += drag.translation.height
              }
            })
      Text(last)
      Text("Tap once or twice")
        .padding(12)
        .background(.thinMaterial, in: Capsule())
        .gesture(
          TapGesture(count: 2).onEnded { last = "Tapped twice" }
            .exclusively(before: TapGesture().onEnded { last = "Tapped once" }))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding()
  }
}
