// Shapes drawn over themselves, with corners of their own, with erased types.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Layered shapes") struct LayeredShapeTests {
  @Test("A line over a filled circle is a ring in the same box, round in a box of any form")
  func strokeOverFill() {
    let tester = ViewTester(Circle().fill(.red).strokeBorder(.blue, lineWidth: 2))
    #expect(
      tester.styled == """
        <div class="shape round gx gy {border-radius:50%} {background:radial-gradient(circle \
        closest-side,#0000 calc(100% - 2px),var(--blue) calc(100% - 2px)),var(--red)}"></div>
        """)
    let wide = ViewTester(Circle().fill(.red).stroke(.blue, lineWidth: 2)).styled
    #expect(wide.contains("<svg"), "half of the line lies outside the box, which is clipped")
    let cast = Circle().fill(.red).shadow(radius: 2)
    let shadow = "class=\"fr gx gy {filter:drop-shadow(0px 0px 4px"
    #expect(ViewTester(cast).styled.contains(shadow), "the circle is clipped, its shadow is not")
    let styled = ViewTester(Circle().fill(.red.shadow(.drop(color: .black, radius: 2)))).styled
    #expect(styled.contains("class=\"fr gx gy {filter:drop-shadow(0px 0px 4px #000)}\""))
    #expect(styled.contains("shape round gx gy {background:var(--red)}"))
  }

  @Test("A filling hides the lines below it, and further lines lie over each other")
  func fillOverStroke() {
    let view = Rectangle().stroke(.green).fill(.red.shadow(.drop(color: .black, radius: 1)))
      .strokeBorder(.blue, lineWidth: 3).stroke(.white)
    #expect(
      ViewTester(view).styled == """
        <div class="shape gx gy {border-radius:0} {background:var(--red)} \
        {box-shadow:inset 0 0 0 1px #fff, inset 0 0 0 3px var(--blue), \
        0px 0px 2px #000}"></div>
        """)
  }

  @Test("A line that CSS cannot draw lies over the filled shape")
  func dashes() {
    let view = Capsule().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4]))
    let styled = ViewTester(view).styled
    #expect(styled.hasPrefix(#"<div class="zs gx gy"><div class="shape"#))
    #expect(styled.contains(#"stroke-dasharray="4""#))
  }

  @Test("A line of a gradient is one of SVG, since lines of CSS have one colour")
  func gradientLines() {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let shape = RoundedRectangle(cornerRadius: 8)
    let drawings = [
      ViewTester(shape.stroke(gradient, lineWidth: 3)),
      ViewTester(shape.strokeBorder(gradient, lineWidth: 3)),
      ViewTester(shape.fill(.red).strokeBorder(gradient, lineWidth: 3)),
      ViewTester(Text(verbatim: "a").border(gradient, width: 3)),
    ]
    for drawing in drawings.map(\.styled) {
      #expect(drawing.contains(##"stroke="url(#g"##) && drawing.contains("<linearGradient"))
      #expect(!drawing.contains("box-shadow"))
    }
  }

  @Test("A line in an angular gradient is cut out of a box in that gradient of CSS")
  func angularLine() throws {
    let around = AngularGradient(
      colors: [.red, .blue], center: UnitPoint(x: 0.5, y: 1), angle: .degrees(-90))
    let styled = ViewTester(Circle().trim(from: 0, to: 0.5).stroke(around, lineWidth: 3)).styled
    #expect(styled.contains(##"<mask id="m"##) && styled.contains(##"stroke="#fff""##))
    #expect(
      styled.contains(
        """
        ><div class="con {background:conic-gradient(from 0deg at 50% 66.6667%, var(--red) 0deg, \
        var(--blue) 360deg)}"></div></foreignObject>
        """), "the box is three times as large, around the drawing")
    let name = try #require(styled.firstMatch(of: #/<mask id="(\w+)"/#)?.1)
    #expect(styled.contains(#"mask="url(#\#(name))""#))
  }

  @Test("A shape with lengths in points is drawn for the size that the browser measures")
  func lengthsInPoints() {
    struct Ticket: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: CGPoint(x: 20, y: 0))
          $0.addLine(to: CGPoint(x: rect.maxX, y: 0))
          $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          $0.addLine(to: CGPoint(x: 0, y: rect.maxY - 8))
        }
      }
    }
    struct Ring: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: 150, startAngle: .zero,
            endAngle: .degrees(90), clockwise: false)
        }
      }
    }
    #expect(OutlineScaling(of: Ticket()) == .measured)
    #expect(OutlineScaling(of: Ring()) == .centered)
    #expect(OutlineScaling(of: Circle().trim(from: 0, to: 0.5)) == .fitted)
    #expect(OutlineScaling(of: Ellipse()) == .stretched)
    let tester = ViewTester(Ticket().fill(.red))
    let first = tester.styled
    #expect(first.contains(" data-g") && first.contains(#"preserveAspectRatio="none""#))
    tester.report("300 60")
    #expect(tester.styled.contains(#"d="M20 0L300 0L300 60L0 52""#))
    #expect(tester.styled.contains(#"viewBox="0 0 300 60""#))
    let framed = ViewTester(Ticket().fill(.red).frame(width: 80, height: 40)).styled
    #expect(framed.contains(#"d="M20 0L80 0L80 40L0 32""#))
    let behind = ViewTester(Text(verbatim: "a").background(.red, in: Ticket())).styled
    #expect(behind.contains(#"<svg class="draw gx gy" aria-hidden="true" viewBox="0 0 390 624""#))
    let cut = ViewTester(Text(verbatim: "a").clipShape(Ticket())).styled
    #expect(cut.contains("{clip-path:polygon(20px 0%,100% 0%,100% 100%,0% calc(100% + -8px)"))
  }

  @Test("A shape of an app's own that is round in any box is not stretched with its box")
  func roundInAnyBox() {
    struct Pie: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          let center = CGPoint(x: rect.midX, y: rect.midY)
          $0.move(to: center)
          $0.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: .zero,
            endAngle: .degrees(90), clockwise: false)
        }
      }
    }
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: .zero)
          $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
      }
    }
    #expect(!ViewTester(Pie().fill(.red)).styled.contains("preserveAspectRatio"))
    #expect(ViewTester(Wedge().stroke(.red)).styled.contains(#"preserveAspectRatio="none""#))
  }

  @Test("A shape knows itself through its layers, and fills with the foreground by default")
  func shapeOfLayers() {
    let view = Capsule().stroke(.red).fill()
    #expect(view.shape.style == .continuous)
    #expect(ViewTester(Capsule().fill()).styled.contains("{background:currentColor}"))
    #expect(ViewTester(Capsule().strokeBorder()).styled.contains("inset 0 0 0 1px currentColor"))
  }

  @Test("Each corner of a rectangle has its radius, in CSS and as an outline")
  func unevenCorners() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 8)
    #expect(
      ViewTester(shape.fill(.red)).styled == """
        <div class="shape gx gy {background:var(--red)} \
        {border-radius:4px 0px 8px 0px}"></div>
        """)
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(shape.path(in: box).boundingRect == box)
    // Corners that would overlap shrink by one factor.
    let large = UnevenRoundedRectangle.rect(topLeadingRadius: 60, bottomLeadingRadius: 20)
    let points = large.path(in: box).lines.flatMap(\.self)
    #expect(points.first == CGPoint(x: 15, y: 0))
    #expect(points.allSatisfy { box.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
  }

  @Test("An arc between two lines touches both, and one without a corner is a line")
  func tangentArc() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
    let points = try #require(path.lines.first)
    #expect(points[1] == CGPoint(x: 8, y: 0))
    let last = try #require(points.last)
    #expect(abs(last.x - 10) < 1e-6 && abs(last.y - 2) < 1e-6)
    let middle = points[points.count / 2 + 1]
    #expect(abs(hypot(Double(middle.x - 8), Double(middle.y - 2)) - 2) < 0.01)
    path.addArc(tangent1End: last, tangent2End: last, radius: 5)
    #expect(path.currentPoint == last)
    var straight = Path()
    straight.addArc(tangent1End: .zero, tangent2End: last, radius: 5)
    #expect(straight.isEmpty)
  }

  @Test("A shape of any type keeps its drawing; one that is scaled its middle")
  func anyShape() {
    let shapes = [AnyShape(Circle()), AnyShape(DrawingTests.Triangle())]
    let drawn = ViewTester(HStack { ForEach(0..<2) { shapes[$0].fill(.red) } }).styled
    #expect(drawn.contains("<svg"))
    #expect(drawn.contains("shape round"), "a circle stays one in a box of any form")
    #expect(AnyShape(AnyShape(Circle())).clipPath == "circle(closest-side)")
    #expect(drawn.contains("{fill:var(--red)}"))
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      Rectangle().scale(0.5).path(in: box).boundingRect
        == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(ContainerRelativeShape().inset(by: 2).path(in: box).boundingRect.width == 36)
  }

  @Test("A gradient of an ellipse is as wide and as high as its box")
  func ellipticalGradient() {
    let gradient = EllipticalGradient(colors: [.red, .blue])
    #expect(
      ViewTester(gradient).styled.contains(
        """
        {background:radial-gradient(ellipse 100% 100% at 50% 50%, var(--red) 0%, \
        var(--blue) 50%)}
        """))
  }

  @Test("A style has fainter levels of its own")
  func levels() {
    let texts = VStack {
      Text(verbatim: "a").foregroundStyle(.red.secondary)
      Text(verbatim: "b").foregroundStyle(.red.tertiary)
    }
    let styled = ViewTester(texts).styled
    #expect(styled.contains("var(--red) 60%"))
    #expect(styled.contains("var(--red) 30%"))
  }
}
