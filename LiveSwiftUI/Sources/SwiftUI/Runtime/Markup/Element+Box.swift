// The CSS layer that a modifier may still set on an element, and the wrapper it needs otherwise.

/// The layers of one CSS box, from the inside out. SwiftUI's modifiers nest, but a CSS box has a
/// fixed order, so a modifier that comes too late for its layer gets a wrapper.
package enum BoxLayer: UInt8, Comparable {
  /// The content, then each layer around it; `outer` is outside everything that CSS draws.
  case content, size, padding, background, clip, outer

  package static func < (a: BoxLayer, b: BoxLayer) -> Bool { a.rawValue < b.rawValue }
}

extension Element {
  /// This element if `layer` lies outside everything set so far, else a wrapper around it.
  func reaching(_ layer: BoxLayer) -> Element {
    // A shape paints its whole box, and so does a slider, so what pads it is a box around that one.
    if box < layer, layer != .padding || roles.isDisjoint(with: [.shape, .slider]) {
      box = layer
      return self
    }
    let wrapper = wrapped(.frame)
    wrapper.box = layer
    return wrapper
  }

  /// A box around this element, whose margins may be negative. What follows is drawn around that.
  func reachingOver() -> Element {
    let margins = wrapped(.frame)
    margins.box = .clip
    return margins
  }

  /// A `div` around this element, at a position that follows from its own.
  func wrapped(_ name: ClassName) -> Element {
    let wrapper = Element(.div, at: position.child(.wrapper), name)
    wrapper.content = .items([.element(self)])
    return wrapper
  }
}
