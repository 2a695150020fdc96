// Styles that fill and cast shadows: their levels, filters and meshes.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Shape styles") struct ShapeStyleTests {
  @Test("Second and third styles are the levels below, and the background style a view's own")
  func levels() {
    let view = VStack {
      Text(verbatim: "a").foregroundStyle(.secondary)
    }.foregroundStyle(.red, .green, .blue).backgroundStyle(.yellow)
    let styled = ViewTester(view).styled
    for rule in [
      "{--secondary:var(--green)}", "{--tertiary:var(--blue)}", "{--background:var(--yellow)}",
    ] {
      #expect(styled.contains(rule), "\(rule) is not in \(styled)")
    }
  }

  @Test("A canvas filters what follows, and a style casts a shadow from the box that it fills")
  func filters() {
    let canvas = Canvas { context, _ in
      context.addFilter(.blur(radius: 4))
      context.addFilter(.shadow(color: .red, radius: 2, y: 1))
      context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.blue))
    }
    #expect(
      ViewTester(canvas.frame(width: 8, height: 8)).styled.contains(
        "{filter:blur(2px) drop-shadow(0px 1px 2px var(--red))}"))
    let box = Rectangle().fill(.white.shadow(.drop(color: .red, radius: 3, x: 1)))
    #expect(ViewTester(box).styled.contains("{box-shadow:1px 0px 6px var(--red)}"))
    let inner = Text(verbatim: "a").background(.background.shadow(.inner(color: .red, radius: 1)))
    #expect(ViewTester(inner).styled.contains("{box-shadow:inset 0px 0px 2px var(--red)}"))
  }

  @Test("A mesh is a glow a point over a gradient from its first colour to its last")
  func mesh() {
    let mesh = MeshGradient(
      width: 2, height: 1, points: [[0, 0], [1, .nan], [9, 9]], colors: [.black, .white])
    #expect(
      mesh.paint.css == """
        radial-gradient(130% 130% at 0% 0%, \(Color.black.css), transparent), \
        radial-gradient(130% 130% at 100% 0%, \(Color.white.css), transparent), \
        linear-gradient(135deg, \(Color.black.css), \(Color.white.css))
        """)
  }
}
