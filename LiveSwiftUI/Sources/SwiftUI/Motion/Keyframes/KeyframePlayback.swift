// Drawings of the same views at several moments, and the CSS animation that plays them.

/// The elements and the nodes of a drawing that is not shown, each in the order of the page.
@MainActor struct ElementSketch {
  /// An element with what is inside.
  struct Part {
    let element: Element
    let styles: [(property: String, value: String)]
    let inside: ElementSketch
  }

  /// A node with the modifiers that waited for its elements, and the one at which they end.
  struct Inset {
    let node: Node
    let decorations: Decoration?
    let end: Decoration?
  }

  private(set) var parts: [Part] = []
  private(set) var insets: [Inset] = []
  /// The number of elements and nodes.
  private(set) var size = 0

  mutating func add(_ element: Element) {
    var inside = ElementSketch()
    element.eachItem { item in
      switch item {
      case .element(let element): inside.add(element)
      case .node(let node): inside.add(node, end: nil)
      }
    }
    size += 1 + inside.size
    parts.append(Part(element: element, styles: element.styles, inside: inside))
  }

  mutating func add(_ node: Node, end: Decoration?) {
    size += 1
    insets.append(Inset(node: node, decorations: node.decorations, end: end))
  }
}

/// Lets the elements of the drawing that is shown play the styles of others.
@MainActor final class KeyframePlayback {
  private var samples: [ElementSketch]
  private let styles: KeyframeStyles
  private var tops = 0

  init(samples: [ElementSketch], styles: KeyframeStyles) {
    (self.samples, self.styles) = (samples, styles)
  }

  /// Plays the next element of the content, before modifiers outside of the content change it.
  func play(nextTop element: Element) {
    let index = tops
    tops += 1
    guard !samples.isEmpty, samples.allSatisfy({ $0.parts.indices.contains(index) }) else { return }
    var sketch = ElementSketch()
    sketch.add(element)
    styles.play(sketch.parts[0], as: samples.map { $0.parts[index] })
  }

  /// Plays the nodes among the items of the content, whose elements are drawn later. The drawings
  /// that are not shown are let go.
  func finish(_ items: [Item], end: Decoration) {
    var sketch = ElementSketch()
    for case .node(let node) in items { sketch.add(node, end: end) }
    styles.play(sketch.insets, as: samples.map(\.insets))
    samples = []
  }
}

/// The times of several drawings, by which an element plays their styles.
@MainActor struct KeyframeStyles {
  /// The share of the run at each moment, from 0 to 1.
  let times: [Double]
  /// The duration, the curve and the number of runs in CSS.
  let timing: String
  /// Alternates between runs, because CSS starts no animation again whose name stays.
  let isOdd: Bool

  func play(_ part: ElementSketch.Part, as samples: [ElementSketch.Part]) {
    guard samples.allSatisfy({ $0.element.tag == part.element.tag }) else { return }
    animate(part.element, from: part.styles, through: samples.map(\.styles))
    let insides = samples.map(\.inside)
    if insides.allSatisfy({ $0.parts.count == part.inside.parts.count }) {
      for (index, inner) in part.inside.parts.enumerated() {
        play(inner, as: insides.map { $0.parts[index] })
      }
    }
    play(part.inside.insets, as: insides.map(\.insets))
  }

  func play(_ insets: [ElementSketch.Inset], as samples: [[ElementSketch.Inset]]) {
    guard samples.allSatisfy({ $0.count == insets.count }) else { return }
    for (index, inset) in insets.enumerated() {
      let chains = samples.map { $0[index] }
      guard chains.allSatisfy({ $0.node === inset.node }),
        chains.contains(where: { !Decoration.areSame($0, inset) })
      else { continue }
      let later = inset.end?.next
      inset.node.decorations = Decoration(next: later) { element, context in
        let trials = chains.map { chain in
          var sketch = ElementSketch()
          sketch.add(chain.applied(to: element.copyForTrial(), context))
          return sketch.parts[0]
        }
        var sketch = ElementSketch()
        sketch.add(inset.applied(to: element, context))
        play(sketch.parts[0], as: trials)
        return sketch.parts[0].element
      }
    }
  }

  // MARK: CSS

  /// The values that properties have where no modifier sets them. Other properties are played only
  /// if each moment sets them.
  private static let usual = [
    "opacity": "1", "scale": "1", "rotate": "0deg", "translate": "0px 0px", "transform": "none",
    "filter": "none", "box-shadow": "none",
  ]

  private func animate(
    _ element: Element, from styles: [(property: String, value: String)],
    through samples: [[(property: String, value: String)]]
  ) {
    var steps = Array(repeating: "", count: samples.count)
    let all = [styles] + samples
    var properties: [String] = []
    for style in all.joined() where !properties.contains(style.property) {
      properties.append(style.property)
    }
    for property in properties {
      let values = all.compactMap { list in
        list.first { $0.property == property }?.value ?? Self.usual[property]
      }
      guard values.count == all.count, values.contains(where: { $0 != values[0] }),
        values.allSatisfy({ Rules.isSafe(property + $0) })
      else { continue }
      // Set in any case, so that a modifier outside of the content gets an element of its own.
      element.style(property, values[0])
      // What fades in takes taps, although it is invisible without the animation.
      if property == "opacity" { element.drop("inert") }
      for index in steps.indices { steps[index] += ";\(property):\(values[index + 1])" }
    }
    guard steps[0] != "", let css = css(of: steps), let animation = Rules.keyframes(css) else {
      return
    }
    element.name(ofRule: animation.mark)
    element.style(adding: "\(animation.name) \(timing)", to: "animation")
  }

  /// The steps in CSS, without those between two equal ones; nil if all are equal.
  private func css(of steps: [String]) -> String? {
    guard steps.contains(where: { $0 != steps[0] }) else { return nil }
    var text = ""
    for (index, step) in steps.enumerated() {
      let isInner = index > 0 && index + 1 < steps.count
      if isInner, step == steps[index - 1], step == steps[index + 1] { continue }
      text += "\(CSS.number(times[index] * 100))%{\(step.dropFirst())}"
    }
    return isOdd ? text + " " : text
  }
}

extension ElementSketch.Inset {
  /// The element with the modifiers up to the end.
  @MainActor fileprivate func applied(to element: Element, _ context: Context) -> Element {
    var (result, next) = (element, decorations)
    while let decoration = next, decoration !== end {
      result = decoration.apply(result, context)
      next = decoration.next
    }
    return result
  }
}

extension Decoration {
  /// Whether two nodes have the same modifiers up to their ends.
  @MainActor fileprivate static func areSame(
    _ one: ElementSketch.Inset, _ other: ElementSketch.Inset
  ) -> Bool {
    areSame(one.decorations, other.decorations, until: one.end, other.end)
  }
}
