// Glass, shapes over shapes, corners of their own, and a view that grows out of another.
import SwiftUI

struct GlassPreviews: PreviewProvider {
  static var previews: some View {
    GlassSampler().previewDisplayName("Glass")
  }
}

private struct GlassSampler: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          GlassEffectContainer(spacing: 12) {
            HStack(spacing: 12) {
              Image(systemName: "star").padding().glassEffect()
              Image(systemName: "heart").padding().glassEffect(.regular.tint(.yellow))
              Button("Open") { isLarge.toggle() }.buttonStyle(.glass).buttonBorderShape(.capsule)
            }
          }
          .padding()
          .background(
            LinearGradient(
              colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing),
            in: .rect(cornerRadius: 20))
          HStack(spacing: 16) {
            Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
              .fill(.teal.shadow(.drop(radius: 4, y: 2)))
            EllipticalGradient(colors: [.yellow, .orange])
          }
          .frame(height: 64)
          .accessibilityHidden(true)
          Button("Turn") { withAnimation { isLarge.toggle() } }.buttonStyle(.borderedProminent)
          if isLarge {
            RoundedRectangle(cornerRadius: 20).fill(.indigo)
              .matchedGeometryEffect(id: "card", in: space)
              .frame(height: 200)
              .accessibilityHidden(true)
          } else {
            HStack {
              RoundedRectangle(cornerRadius: 20).fill(.indigo)
                .matchedGeometryEffect(id: "card", in: space)
                .frame(width: 80, height: 50)
                .accessibilityHidden(true)
              Spacer()
            }
          }
        }
        .padding()
      }
      .navigationTitle("Glass")
    }
  }
}
