// Effects that follow the size and the place of a view.
import Foundation

extension View {
  /// Draws the view with an effect that depends on its size and place, as the browser reports them:
  /// at most ten times a second, with the delay of the line.
  @preconcurrency public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0)._drawing }
  }
}

private nonisolated struct VisualEffectView<Content: View> {
  let content: Content
  let effect: @Sendable (GeometryProxy) -> _EffectDrawing
}

extension VisualEffectView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: VisualEffectNode.init, into: &items) {
      $0.accept(context, effect, content: $1)
    }
  }
}

/// Draws its view with an effect for the last measurement.
private final class VisualEffectNode: MeasuringNode {
  private var content: DrawContent = { _, _ in }
  private var effect: (GeometryProxy) -> _EffectDrawing = { _ in _EffectDrawing() }
  private var drawing = _EffectDrawing()

  func accept(
    _ context: Context, _ effect: @escaping (GeometryProxy) -> _EffectDrawing,
    content: @escaping DrawContent
  ) {
    (self.effect, self.content) = (effect, content)
    adopt(context)
  }

  override func measuredAnew() {
    if effect(proxy(.zero)) != drawing { markDirty() }
  }

  override func produce(into items: inout [Item]) {
    drawing = effect(proxy(environment.builtIn.likelyRoom))
    let drawn = context().decorated { [weak self] element, _ in
      guard let self else { return element }
      let isDrawn = ["transform", "opacity", "filter"].contains(where: element.hasStyle)
      let inner = isDrawn ? element.wrapped(.frame) : element
      for style in drawing.styles where style.value != "none" && style.value != "1" {
        inner.style(style.property, style.value)
      }
      // The place is that of a box around, which the effect does not move.
      return measure(inner.wrapped(.frame))
    }
    content(drawn.child(0), &items)
  }
}
