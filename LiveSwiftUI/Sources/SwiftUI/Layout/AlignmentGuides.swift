// Alignment guides that a view sets itself.
public import Foundation

extension View {
  /// Sets the position of a guide of this view. It counts where the stack, overlay or background
  /// around the view aligns by that guide; one of an app's own also in a stack farther around.
  ///
  /// A built-in guide moves the view by a multiple of its width and by points; a stack grows with
  /// the points only.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guided(GuideLine(of: computeValue), g.key, isOwn: g.isOwn, axis: .horizontal)
  }

  /// Sets the position of a guide of this view. It counts where the stack, overlay or background
  /// around the view aligns by that guide; one of an app's own also in a stack farther around.
  ///
  /// A built-in guide moves the view by a multiple of its height and by points; a stack grows with
  /// the points only. A baseline counts as the lower edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guided(GuideLine(of: computeValue), g.key, isOwn: g.isOwn, axis: .vertical)
  }

  private nonisolated func guided(
    _ line: GuideLine?, _ key: ObjectIdentifier, isOwn: Bool, axis: Axis
  ) -> some View {
    rendering { context in
      guard let line else { return context }
      if isOwn {
        context.node.tree.needs(.follow)
        return context.decorated { element, _ in
          element.add(.alignmentGuide, "\(GuideMark.name(of: key)) \(line.text)")
          return element
        }
      }
      if key == HorizontalAlignment.listRowSeparatorLeading.key {
        return context.with { $0[builtIn: \.position.rowAppearance.separatorLead] = line.points }
      }
      let around = context.builtIn.position.alignment
      let isHere = axis == .horizontal ? around.horizontal.key == key : around.vertical.key == key
      guard isHere else { return context }
      let usual = axis == .horizontal ? around.horizontal.line : around.vertical.line
      return context.decorated { element, inner in
        element.shifted(usual.from(line), axis, usual, in: inner)
      }
    }
  }
}

extension Element {
  /// Moves the element by a share of its own length and by points.
  fileprivate func shifted(
    _ line: GuideLine, _ axis: Axis, _ usual: GuideLine, in context: Context
  ) -> Element {
    let isAcross = axis == .horizontal
    let share = isAcross ? line.width : line.height + line.first + line.last
    let isInStack = context.builtIn.position.stackAxis == (isAcross ? .vertical : .horizontal)
    let end = isAcross ? usual.width : usual.height
    if share == 0, isInStack, end != 0.5 {
      let side = isAcross ? (end == 1 ? "right" : "left") : (end == 1 ? "bottom" : "top")
      let logical = ["left": "inline-start", "right": "inline-end"][side] ?? side
      let box = hasStyle("margin-\(logical)") ? wrapped(.frame) : self
      box.style("margin-\(logical)", CSS.length(end == 1 ? -line.points : line.points))
      return box
    }
    let isMirrored = isAcross && context.builtIn.person.layoutDirection == .rightToLeft
    let sign = isMirrored ? -1.0 : 1.0
    let way = "calc(\(CSS.number(share * sign * 100))% + \(CSS.length(line.points * sign)))"
    let box = hasStyle("translate") ? wrapped(.frame) : self
    box.style("translate", isAcross ? way : "0 \(way)")
    return box
  }

  /// Adds a part to an attribute whose parts are separated by semicolons.
  fileprivate func add(_ name: DataAttribute, _ part: String) {
    set(name, attribute(name).map { "\($0);\(part)" } ?? part)
  }

  /// Marks a container whose views the browser lines up by guides of the app's own.
  @MainActor func lineUp(_ alignment: Alignment, _ tree: Tree) {
    let (across, down) = (alignment.horizontal, alignment.vertical)
    guard across.isOwn || down.isOwn else { return }
    tree.needs(.follow)
    name(.aligned)
    if across.isOwn { add(.alignsTo, "x \(GuideMark.name(of: across.key)) \(across.line.text)") }
    if down.isOwn { add(.alignsTo, "y \(GuideMark.name(of: down.key)) \(down.line.text)") }
  }
}

/// The names of guides in the page.
private enum GuideMark {
  /// The name of a guide; the same within one process.
  static func name(of key: ObjectIdentifier) -> String { ScrollMark.text(of: key) }
}
