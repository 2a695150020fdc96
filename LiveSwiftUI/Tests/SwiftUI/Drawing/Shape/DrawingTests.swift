// Paths and shapes that are drawn as SVG.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Drawing") struct DrawingTests {
  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func path(_ view: some View) -> String? {
    let paths = ViewTester(view).elements.filter { $0.tag == .path }
    return paths.count == 1 ? paths[0].attribute("d") : nil
  }

  @Test("A shape of an app's own fills a box that the browser stretches")
  func ownShape() {
    let tester = ViewTester(Triangle().fill(.red))
    #expect(
      tester.styled == """
        <svg class="draw gx gy" aria-hidden="true" viewBox="0 0 100 100" \
        preserveAspectRatio="none"><path class="{fill:var(--red)}" \
        d="M50 0L100 100L0 100Z"></path></svg>
        """)
  }

  @Test("In a frame of a known size a shape is drawn for that size")
  func framed() {
    #expect(path(Triangle().frame(width: 20, height: 10)) == "M10 0L20 10L0 10Z")
    let tester = ViewTester(Triangle().frame(width: 20, height: 10))
    #expect(tester.html.contains(#"viewBox="0 0 20 10""#))
    #expect(!tester.html.contains("preserveAspectRatio"))
  }

  @Test("A path is drawn in its own coordinates")
  func ownCoordinates() {
    let tester = ViewTester(
      Path { path in
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
        path.addCurve(
          to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 1), control2: CGPoint(x: 2, y: 3))
      }.stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 1])))
    #expect(
      tester.styled == """
        <svg class="draw gx gy" aria-hidden="true">\
        <svg class="pt" viewBox="0 0 16 16" width="16px" height="16px">\
        <path class="{stroke:var(--blue)}" fill="none" \
        stroke-width="3" vector-effect="non-scaling-stroke" stroke-linecap="round" \
        stroke-miterlimit="10" stroke-dasharray="2 1" d="M1 2Q5 6 3 4C9 1 2 3 7 8"></path>\
        </svg></svg>
        """)
  }

  @Test("A gradient fills an outline, named by what it is")
  func gradients() throws {
    let tester = ViewTester(
      Triangle().fill(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    let gradient = try #require(tester.elements.first { $0.tag == .linearGradient })
    let name = try #require(gradient.attribute("id"))
    #expect(gradient.attribute("y2") == "1" && gradient.attribute("x2") == "0.5")
    let line = try #require(tester.elements.first { $0.tag == .path })
    #expect(line.attribute("fill") == "url(#\(name))")
    #expect(tester.styled.contains(#"<stop class="{stop-color:var(--blue)}" offset="1"></stop>"#))
  }

  @Test("A part of a circle is a part of its line, and stays round")
  func trimmed() throws {
    let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    let box = half.boundingRect
    #expect(abs(box.minX - 5) < 0.01 && abs(box.maxX - 15) < 0.01)
    #expect(abs(box.minY - 5) < 0.01 && abs(box.maxY - 10) < 0.01)
    let tester = ViewTester(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4))
    #expect(!tester.html.contains("preserveAspectRatio"))
    #expect(tester.html.contains(#"stroke-width="4""#))
  }

  @Test("A line as a shape is drawn in the foreground")
  func strokedShape() {
    let tester = ViewTester(Triangle().stroke(lineWidth: 2).foregroundColor(.green))
    #expect(tester.styled.contains(#"<path class="{stroke:var(--green)}" fill="none""#))
  }

  @Test("A border of a box is drawn by CSS within its edge, and a line half outside")
  func borders() {
    let border = ViewTester(Capsule().strokeBorder(.red, lineWidth: 2)).styled
    let stroke = ViewTester(Capsule().stroke(.red, lineWidth: 2)).styled
    #expect(border.contains("{box-shadow:inset 0 0 0 2px var(--red)}"))
    #expect(stroke.contains("{box-shadow:0 0 0 1px var(--red), inset 0 0 0 1px var(--red)}"))
    #expect(ViewTester(Capsule().stroke(lineWidth: 2).fill(.red)).styled == stroke)
    let narrow = ViewTester(Capsule().stroke(.red)).styled
    #expect(narrow == ViewTester(Capsule().strokeBorder(.red)).styled)
    #expect(
      path(Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, dash: [1])))
        == "M2 2L388 2L388 622L2 622Z", "drawn for a likely size, until it is measured")
  }

  @Test("A wide line of a circle lies half outside its box, as that of an arc does")
  func ring() {
    let ring = ViewTester(Circle().stroke(.red, lineWidth: 4)).styled
    #expect(ring.hasPrefix("<svg class=\"draw gx gy\""))
    #expect(ViewTester(Circle().stroke(lineWidth: 4).fill(.red)).styled == ring)
    #expect(ViewTester(Circle().strokeBorder(.red, lineWidth: 4)).styled.contains("shape round"))
  }

  @Test("The corners of a dashed rectangle keep their radius in a box of any size")
  func dashedCorners() {
    let style = StrokeStyle(lineWidth: 4, dash: [8])
    let whole = ViewTester(RoundedRectangle(cornerRadius: 20).stroke(.red, style: style))
    #expect(
      whole.styled == """
        <svg class="draw gx gy" aria-hidden="true"><rect class="{stroke:var(--red)}" fill="none" \
        stroke-width="4" vector-effect="non-scaling-stroke" stroke-miterlimit="10" \
        stroke-dasharray="8" x="0px" y="0px" width="100%" height="100%" rx="20px" ry="20px">\
        </rect></svg>
        """)
    let inner = ViewTester(RoundedRectangle(cornerRadius: 20).strokeBorder(.red, style: style))
    #expect(inner.styled.contains("{width:calc(100% - 2*2px)} {height:calc(100% - 2*2px)}"))
    #expect(inner.styled.contains(#"rx="18px""#))
  }

  @Test("Shapes can be turned, moved and changed")
  func changes() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(line.offset(x: 1, y: 2).path(in: box).svg == "M1 2L11 2")
    #expect(line.rotation(.degrees(180)).path(in: box).svg == "M10 10L0 10")
    #expect(line.transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: box).svg == "M0 0L20 0")
    #expect(line.trimmedPath(from: 0.25, to: 0.5).svg == "M2.5 0L5 0")
    #expect(Path(box).boundingRect == box)
    #expect((Angle.degrees(90) * 2 - .degrees(30)).degrees.rounded() == 150)
  }

  @Test("A gradient around a point begins at the trailing side")
  func angular() {
    let tester = ViewTester(AngularGradient(colors: [.red, .blue], center: .center))
    #expect(
      tester.styled.contains(
        "conic-gradient(from 90deg at 50% 50%, var(--red) 0deg, var(--blue) 360deg)"))
  }
}
