// What an app draws into a canvas, as SVG.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct CanvasTests {
  /// The content of the SVG that `draw` makes in a canvas of 40 by 20 points.
  private func drawn(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    let page = ViewTester(Canvas(renderer: draw).frame(width: 40, height: 20))
    guard let start = page.styled.range(of: #"viewBox="0 0 40 20" data-g>"#),
      let end = page.styled.range(of: "</svg></div>", options: .backwards)
    else { return page.styled }
    return String(page.styled[start.upperBound..<end.lowerBound])
  }

  private let box = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
  private let outline = "M1 2L4 2L4 6L1 6Z"

  @Test("A canvas is one SVG that a screen reader passes over")
  func whole() {
    let box = box
    let page = ViewTester(
      Canvas { context, _ in context.fill(box, with: .color(.red)) }.frame(width: 40, height: 20))
    #expect(
      page.styled == """
        <div class="fr {width:40px} {flex-shrink:0} {height:20px}">\
        <svg class="draw canvas gx gy" aria-hidden="true" viewBox="0 0 40 20" data-g>\
        <path d="\(outline)" fill="var(--red)"></path></svg></div>
        """)
  }

  @Test("A label makes it a picture that is read aloud")
  func label() {
    let page = ViewTester(Canvas { _, _ in }.accessibilityLabel("A drawing"))
    #expect(page.html.contains(#"role="img""#) && page.html.contains(#"aria-label="A drawing""#))
    #expect(!page.html.contains("aria-hidden"))
  }

  @Test("It is drawn for a likely size, and again for the one that the browser tells")
  func size() {
    let page = ViewTester(
      Canvas { context, size in
        context.draw(Text("\(Int(size.width)) by \(Int(size.height))"), at: .zero)
      })
    #expect(page.html.contains("390 by 624"))
    let id = page.elements.first { $0.attribute("data-g") != nil }?.id ?? -1
    let operations = page.operations {
      page.tree.handle(.size, on: Int(id), value: .text("100 50"))
    }
    #expect(
      operations == [
        .attribute(id, "viewBox", "0 0 100 50"), .text(id + 1, "100 by 50"),
      ])
  }

  @Test("Lines, the even-odd rule, opacity and blending")
  func states() {
    let (box, outline) = (box, outline)
    #expect(
      drawn { context, _ in
        context.stroke(box, with: .foreground, lineWidth: 2)
        context.opacity = 0.5
        context.blendMode = .multiply
        context.fill(box, with: .color(white: 1), style: FillStyle(eoFill: true))
      } == """
        <path d="\(outline)" fill="none" stroke="currentColor" stroke-width="2" \
        stroke-miterlimit="10"></path>\
        <path class="{mix-blend-mode:multiply}" d="\(outline)" fill="rgb(255 255 255)" \
        fill-rule="evenodd" opacity="0.5"></path>
        """)
  }

  @Test("Coordinates are changed for what comes next, and a copy has its own")
  func transforms() {
    let (box, outline) = (box, outline)
    #expect(
      drawn { context, _ in
        var copy = context
        copy.translateBy(x: 10, y: 5)
        copy.scaleBy(x: 2, y: 3)
        copy.fill(box, with: .color(.red))
        copy.concatenate(CGAffineTransform(translationX: 1, y: 1))
        copy.rotate(by: .degrees(90))
        copy.fill(box, with: .color(.red))
        context.fill(box, with: .color(.blue))
      } == """
        <path d="\(outline)" fill="var(--red)" transform="matrix(2 0 0 3 10 5)"></path>\
        <path d="\(outline)" fill="var(--red)" transform="matrix(0 3 -2 0 12 8)"></path>\
        <path d="\(outline)" fill="var(--blue)"></path>
        """)
  }

  @Test("A clip is an outline in the coordinates that it was made in, and clips add up")
  func clips() throws {
    let box = box
    let text = drawn { context, _ in
      context.translateBy(x: 1, y: 1)
      context.clip(to: box)
      context.translateBy(x: -1, y: -1)
      context.clip(to: box, options: .inverse)
      context.fill(box, with: .color(.red))
    }
    let names = text.matches(of: /<clipPath id="(k[0-9a-z]+)">/).map { String($0.1) }
    try #require(Set(names).count == 2)
    #expect(text.contains(#"<path d="M2 3L5 3L5 7L2 7Z"></path></clipPath>"#))
    #expect(
      text.contains(
        #"<path d="M-99999 -99999H99999V99999H-99999ZM1 2L4 2L4 6L1 6Z" clip-rule="evenodd">"#))
    let used = text.matches(of: /<g clip-path="url\(#(k[0-9a-z]+)\)">/).map { String($0.1) }
    #expect(used.sorted() == names.sorted())
  }

  @Test("Gradients lie in the coordinates of the context, and alike ones are there once")
  func gradients() {
    let (box, outline) = (box, outline)
    let text = drawn { context, _ in
      let shading = GraphicsContext.Shading.linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0),
        options: .mirror)
      context.fill(box, with: shading)
      context.fill(box, with: shading)
      context.fill(
        box,
        with: .radialGradient(
          Gradient(colors: [.red]), center: CGPoint(x: 5, y: 6), startRadius: 1, endRadius: 9))
    }
    #expect(
      text.replacing(/u[0-9a-z]{8,}/, with: "NAME") == """
        <linearGradient id="NAME" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="40" y2="0" \
        spreadMethod="reflect"><stop offset="0" stop-color="var(--red)"></stop>\
        <stop offset="1" stop-color="var(--blue)"></stop></linearGradient>\
        <radialGradient id="NAME" gradientUnits="userSpaceOnUse" cx="5" cy="6" fr="1" r="9">\
        <stop offset="0" stop-color="var(--red)"></stop></radialGradient>\
        <path d="\(outline)" fill="url(#NAME)"></path><path d="\(outline)" fill="url(#NAME)">\
        </path><path d="\(outline)" fill="url(#NAME)"></path>
        """)
  }

  @Test("Text stands by its anchor, or in a box where it has several lines, and is escaped")
  func texts() {
    let text = drawn { context, _ in
      context.draw(Text(verbatim: "<a>").bold(), at: CGPoint(x: 1, y: 2), anchor: .topLeading)
      context.draw(Text("b"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(
      text == """
        <text class="{font-size:17px} {line-height:1.2941} {font-weight:700}" x="1" y="2" \
        text-anchor="start" dominant-baseline="text-before-edge" direction="ltr" \
        unicode-bidi="plaintext" fill="currentColor">&lt;a&gt;</text>\
        <foreignObject x="1" y="2" width="3" height="4">\
        <span class="t {font-size:17px} {line-height:1.2941} {font-weight:400}" dir="auto">b\
        </span></foreignObject>
        """)
  }

  @Test("A symbol is as high as its font, or fits into a box")
  func symbols() {
    #expect(
      drawn { context, _ in
        context.draw(Image(systemName: "heart"), at: CGPoint(x: 10, y: 10))
        context.draw(
          Image(systemName: "heart"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
      } == """
        <use href="/_/icon/heart.svg#i" fill="currentColor" x="1.5" y="1.5" width="17" \
        height="17"></use>\
        <use href="/_/icon/heart.svg#i" fill="currentColor" x="0" y="0" width="8" height="8"></use>
        """)
  }

  @Test("A layer is a group, on which opacity acts once")
  func layers() {
    let (box, outline) = (box, outline)
    #expect(
      drawn { context, _ in
        context.opacity = 0.5
        context.scaleBy(x: 2, y: 2)
        context.drawLayer { layer in
          layer.fill(box, with: .color(.red))
          layer.opacity = 0.25
          layer.fill(box, with: .color(.blue))
        }
      } == """
        <g opacity="0.5"><path d="\(outline)" fill="var(--red)" transform="matrix(2 0 0 2 0 0)">\
        </path><path d="\(outline)" fill="var(--blue)" transform="matrix(2 0 0 2 0 0)" \
        opacity="0.25"></path></g>
        """)
  }

  @Test("What it reads draws it again, and only what changed is sent")
  func state() {
    let page = ViewTester(Growing())
    let lines = page.elements.filter { $0.tag == .path }.map(\.id)
    #expect(page.press("Grow") == [.attribute(lines[1], "d", "M0 0L2 0L2 2L0 2Z")])
  }

  @Test("More than a page can take is not drawn, and the log says so")
  func bounds() {
    var services = TreeServices()
    var said: [String] = []
    services.log = { said.append($0.text) }
    let box = box
    let page = ViewTester(
      Canvas { context, _ in
        for _ in 0..<5_000 { context.fill(box, with: .color(.red)) }
      }
      .frame(width: 10, height: 10), services: services)
    #expect(page.elements.count { $0.tag == .path } == 4_096)
    #expect(Set(said) == ["A canvas draws 4096 things at most."])
  }
}

private struct Growing: View {
  @State private var side: CGFloat = 1
  var body: some View {
    Canvas { [side] context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
      context.fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), with: .color(.blue))
    }
    .frame(width: 10, height: 10)
    Button("Grow") { side += 1 }
  }
}
