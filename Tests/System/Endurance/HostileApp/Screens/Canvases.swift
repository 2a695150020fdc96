// Canvases that are drawn with a person's numbers.
import SwiftUI

struct Canvases: View {
  let value: Value

  var body: some View {
    Canvas { context, size in
      context.fill(Path(value.rect), with: .color(.red))
      context.stroke(Path(ellipseIn: value.rect), with: .color(.blue), lineWidth: value.a)
      context.stroke(
        Path(CGRect(x: 0, y: 0, width: size.width / value.a, height: size.height * value.b)),
        with: .color(white: value.one, opacity: value.two),
        style: StrokeStyle(
          lineWidth: value.a, miterLimit: value.b, dash: [value.a, value.b], dashPhase: value.b))
      context.opacity = value.one
      context.rotate(by: .degrees(value.one))
      context.scaleBy(x: value.a, y: value.b)
      context.translateBy(x: value.a, y: value.b)
      context.concatenate(
        CGAffineTransform(a: value.a, b: value.b, c: value.a, d: value.b, tx: 1, ty: value.a))
      context.draw(Text(value.words), at: value.point)
      context.draw(Text(value.words), in: value.rect)
    }
    .frame(width: 100, height: 100)
    Canvas { context, size in
      context.clip(to: Path(value.rect), options: .inverse)
      context.drawLayer { layer in
        layer.opacity = value.two
        layer.translateBy(x: value.a, y: value.b)
        layer.draw(Image(systemName: value.words), at: value.point)
        layer.draw(Image(systemName: "star"), in: value.rect)
      }
      context.draw(
        Text(value.words), at: CGPoint(x: size.width, y: value.b),
        anchor: UnitPoint(x: value.a, y: value.b))
    }
    .frame(width: 100, height: 100)
  }
}

struct CanvasPaints: View {
  let value: Value

  private var gradient: Gradient {
    Gradient(stops: [
      .init(color: .red, location: value.a), .init(color: .blue, location: value.b),
    ])
  }

  var body: some View {
    Canvas { context, _ in
      let box = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.fill(
        box,
        with: .linearGradient(gradient, startPoint: value.point, endPoint: .zero, options: .mirror))
      context.fill(
        box,
        with: .radialGradient(
          gradient, center: value.point, startRadius: value.a, endRadius: value.b))
      context.fill(box, with: .color(red: value.one, green: value.two, blue: 0, opacity: value.one))
      context.fill(box, with: .style(.red.opacity(value.one)))
    }
    .frame(width: value.a, height: value.b)
    Canvas(opaque: true, colorMode: .linear) { context, size in
      for step in stride(from: 0, to: 5, by: 1) {
        var path = Path()
        path.move(to: CGPoint(x: value.a * CGFloat(step), y: size.height))
        path.addLine(to: CGPoint(x: size.width, y: value.b))
        context.stroke(path, with: .foreground, lineWidth: value.b)
      }
    }
  }
}
