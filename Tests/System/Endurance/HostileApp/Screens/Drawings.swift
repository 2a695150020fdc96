// Paths and shapes of a person's numbers.
import SwiftUI

struct Arcs: View {
  let value: Value

  var body: some View {
    Path {
      $0.addArc(
        center: value.point, radius: value.a, startAngle: .degrees(value.one),
        endAngle: .degrees(value.two), clockwise: true)
    }
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .radians(value.one), endAngle: .radians(value.two),
        clockwise: false)
    }
    .stroke(.red, lineWidth: value.a)
    Path {
      $0.addRelativeArc(
        center: .zero, radius: value.b, startAngle: .degrees(value.one), delta: .degrees(value.two))
    }
    .fill(.blue)
    Path {
      $0.addRelativeArc(
        center: value.point, radius: 5, startAngle: .zero, delta: .radians(value.one),
        transform: CGAffineTransform(scaleX: value.a, y: value.b))
    }
    .trimmedPath(from: value.a, to: value.b)
    Text("\(Angle.degrees(value.one).radians) \(Angle(radians: value.two).degrees)")
  }
}

struct Curves: View {
  let value: Value

  private var path: Path {
    Path {
      $0.move(to: value.point)
      $0.addLine(to: CGPoint(x: value.b, y: value.a))
      $0.addQuadCurve(to: value.point, control: CGPoint(x: value.a, y: value.a))
      $0.addCurve(to: .zero, control1: value.point, control2: CGPoint(x: value.b, y: value.b))
      $0.addLines([value.point, .zero, CGPoint(x: value.b, y: 1)])
      $0.addRect(value.rect)
      $0.addRects([value.rect, .zero])
      $0.addEllipse(in: value.rect)
      $0.addRoundedRect(in: value.rect, cornerSize: value.size)
      $0.closeSubpath()
    }
  }

  var body: some View {
    path
    path.trim(from: value.a, to: value.b).stroke(.red)
    path.offsetBy(dx: value.a, dy: value.b)
    path.applying(CGAffineTransform(rotationAngle: value.a))
    Path(path.boundingRect).trimmedPath(from: value.b, to: value.a)
    Path(roundedRect: value.rect, cornerRadius: value.a)
    Text("\(path.boundingRect.width) \(path.currentPoint?.x ?? 0) \(path.isEmpty)")
    Path { outer in outer.addPath(path, transform: CGAffineTransform(scaleX: value.a, y: value.b)) }
      .frame(width: value.a, height: value.b)
  }
}

struct Shapes: View {
  let value: Value

  var body: some View {
    RoundedRectangle(cornerRadius: value.a).fill(.red)
    RoundedRectangle(cornerSize: value.size).stroke(.blue, lineWidth: value.b)
    Circle().inset(by: value.a).frame(width: 50, height: value.b)
    Capsule().strokeBorder(.red, lineWidth: value.a)
    Ellipse().inset(by: value.b).stroke(lineWidth: value.a).frame(width: value.a, height: 20)
    Rectangle().trim(from: value.a, to: value.b).stroke(.green).frame(width: 30, height: 30)
    Text("Clip").clipShape(.rect(cornerRadius: value.a))
    Text("Mask").mask { Circle().inset(by: value.a) }
    Text("Background").background(.red, in: RoundedRectangle(cornerRadius: value.b))
    Text("Hit").contentShape(Rectangle().inset(by: value.a)).cornerRadius(value.b)
    Circle().frame(width: value.a, height: value.b).overlay { Text("Over").padding(value.a) }
    Circle().trim(from: value.b, to: value.a).rotation(.degrees(value.one)).fill(.red)
      .frame(width: value.a, height: value.a)
  }
}

struct ShapeLines: View {
  let value: Value

  private var style: StrokeStyle {
    StrokeStyle(
      lineWidth: value.a, lineCap: .round, lineJoin: .miter, miterLimit: value.b,
      dash: [value.a, value.b, 0, value.a], dashPhase: value.b)
  }

  var body: some View {
    Circle().stroke(.red, style: style)
    Rectangle().strokeBorder(.blue, style: style)
    RoundedRectangle(cornerRadius: 5).strokeBorder(style: style).frame(width: 40, height: 40)
    Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }.stroke(.red, style: style)
    Path { $0.addLine(to: value.point) }.stroke(style: style).fill(.red)
    Ellipse().stroke(style: StrokeStyle(dash: Array(repeating: value.a, count: 300)))
    Text("Border").border(.red, width: value.a)
  }
}

struct Transforms: View {
  let value: Value

  private var matrix: CGAffineTransform {
    CGAffineTransform(a: value.a, b: value.b, c: value.b, d: value.a, tx: value.a, ty: value.b)
  }

  var body: some View {
    Circle().transform(matrix)
    Rectangle().rotation(.degrees(value.one), anchor: UnitPoint(x: value.a, y: value.b)).fill(.red)
    Circle().offset(x: value.a, y: value.b).stroke(.red)
    TransformedShape(shape: Capsule(), transform: matrix).frame(width: 40, height: 20)
    RotatedShape(shape: Ellipse(), angle: .radians(value.two)).trim(from: 0, to: value.a)
    OffsetShape(shape: Rectangle(), offset: value.size).frame(width: value.a, height: 30)
    Path(value.rect).applying(matrix).offset(x: value.a)
    Text("\(matrix.concatenating(matrix).a) \(matrix.translatedBy(x: value.a, y: value.b).tx)")
  }
}
