// Which CSS box a modifier may still change, and when it needs a wrapper of its own.

/// The layers of one CSS box, from the inside out. SwiftUI's modifiers nest; a CSS box has a fixed
/// order, so a modifier that comes too late for it gets a box around.
package enum BoxLayer: UInt8, Comparable {
  case content, size, padding, background, clip, outer

  package static func < (a: BoxLayer, b: BoxLayer) -> Bool { a.rawValue < b.rawValue }
}

extension Element {
  /// This element if `layer` still lies outside what was set so far, else a wrapper around it.
  func reaching(_ layer: BoxLayer) -> Element {
    if box < layer {
      box = layer
      return self
    }
    let wrapper = wrapped("fr")
    wrapper.box = layer
    return wrapper
  }

  /// A `div` around this element, at a position that follows from its own.
  func wrapped(_ names: String) -> Element {
    let wrapper = Element(.div, at: position.child(-7), names)
    wrapper.content = .items([.element(self)])
    return wrapper
  }
}
