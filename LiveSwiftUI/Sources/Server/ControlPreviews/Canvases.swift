// Canvases, which an app draws itself.
import Foundation
import SwiftUI

struct CanvasPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      Canvas { context, size in draw(&context, size) }
        .frame(height: 240)
        .padding()
        .accessibilityLabel("A drawing of two lines, a circle and words")
        .navigationTitle("Canvas")
    }
    .previewDisplayName("Canvas")
  }

  private static func draw(_ context: inout GraphicsContext, _ size: CGSize) {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    let cross = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.move(to: CGPoint(x: size.width, y: 0))
      path.addLine(to: CGPoint(x: 0, y: size.height))
    }
    context.stroke(cross, with: .color(.gray), style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
    let circle = Path(
      ellipseIn: CGRect(x: middle.x - 70, y: middle.y - 70, width: 140, height: 140))
    context.fill(
      circle,
      with: .linearGradient(
        Gradient(colors: [.yellow, .orange]), startPoint: .zero,
        endPoint: CGPoint(x: size.width, y: size.height)))
    context.drawLayer { layer in
      layer.clip(to: circle)
      layer.opacity = 0.4
      layer.fill(
        Path(CGRect(x: 0, y: middle.y, width: size.width, height: middle.y)), with: .color(.white))
    }
    context.draw(Text("Drawn").font(.title).foregroundStyle(.black), at: middle)
    context.draw(
      Image(systemName: "star"),
      in: CGRect(x: middle.x - 16, y: middle.y - 60, width: 32, height: 32))
  }
}
