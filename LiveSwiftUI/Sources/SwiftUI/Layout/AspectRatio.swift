// Views that keep the ratio of their width to their height.
import Foundation

extension Element {
  /// This element in the ratio of `contentMode`, or a box around it in which the browser finds the
  /// largest one.
  func shaped(_ ratio: Double?, _ contentMode: ContentMode, _ position: PositionEnvironment)
    -> Element
  {
    let ratio = (ratio ?? idealRatio).flatMap { $0.isFinite && $0 > 0 ? CSS.number($0) : nil }
    if tag != .img, contentMode == .fit, let ratio, !position.isInVerticalScroll {
      let box = wrapped(.aspectRatio)
      box.style("--r", ratio)
      box.appetite = .children(also: .shrinking, except: .vertical)
      box.box = .clip
      return box
    }
    // A picture with a ratio of the app's takes that one, and not its own.
    style("object-fit", tag == .img && ratio != nil ? "fill" : contentMode.css)
    if contentMode == .fill, tag != .img || ratio == nil { name(.spills) }
    if contentMode == .fit {
      keepRatio(in: position)
      // While a browser finds the width by itself, it takes the picture's ratio for 2.
      if isOfferedInSides { set("sizes", "100vw") }
    }
    if let ratio { style("aspect-ratio", ratio) }
    return self
  }

  /// Gives a shape, a colour or a symbol with a ratio its size in a frame of `size` points, which
  /// is then a box around it.
  func keepRatio(in size: CGSize) {
    let written = styles.first { $0.property == "aspect-ratio" }?.value
    guard tag != .img, content.isLeaf || tag == .svg, let ratio = written.flatMap(Double.init),
      ratio > 0
    else { return }
    let fills = roles.contains(.spills)
    let byWidth = CGSize(width: size.width, height: size.width / ratio)
    let byHeight = CGSize(width: size.height * ratio, height: size.height)
    let own = (byWidth.height <= size.height) == fills ? byHeight : byWidth
    style("width", CSS.length(own.width))
    style("height", CSS.length(own.height))
    style("flex", "none")
    if fills { style("max-width", "none") }
    appetite = .fixed([])
    box = max(box, .size)
  }

  /// The ratio of the ideal size, if that is known without measuring: that of shapes, colours and
  /// resizable symbols is a square.
  private var idealRatio: Double? {
    !roles.isDisjoint(with: [.shape, .drawing]) || roles.contains(.fitting) && tag == .svg ? 1 : nil
  }

  /// Makes a resizable picture as high as its width asks for, in place of all the height offered.
  /// Where the screen has less room, it becomes smaller.
  private func keepRatio(in position: PositionEnvironment) {
    guard tag == .img, !ownAppetite.isEmpty else { return }
    let others: Axis.Set = position.isInVerticalScroll ? [] : .shrinking
    appetite = .fixed(ownAppetite.subtracting(.vertical).union(others))
    name(.keepsRatio)
  }

  /// Gives a vertical scroll view, also one in boxes, a room of its own, in which it scrolls.
  func scrollItself() {
    if !roles.isDisjoint(with: [.box, .insetVertically]) {
      eachItem { if case .element(let element) = $0 { element.scrollItself() } }
    } else if !roles.isDisjoint(with: [.verticalScroll, .list]), !roles.contains(.scrollsItself) {
      name(.scrollsItself)
    }
  }
}
