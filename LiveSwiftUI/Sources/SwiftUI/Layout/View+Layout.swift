// Size, padding and position.
import Foundation

extension View {
  /// Adds padding at each edge, in points; with a negative length the view reaches over the edge.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    decorating { element in
      let lengths = [insets.top, insets.trailing, insets.bottom, insets.leading]
      let isNegative = lengths.contains { $0 < 0 }
      let box = isNegative ? element.reachingOver() : element.reaching(.padding)
      box.style("padding", lengths.map { CSS.length(max($0, 0)) }.joined(separator: " "))
      box.paddedHeight = max(insets.top, 0) + max(insets.bottom, 0)
      guard isNegative else { return box }
      for edge in Edge.allCases where insets[edge] < 0 {
        box.style("margin-\(edge.css)", CSS.length(insets[edge]))
      }
      // Wider than the stack around it.
      if insets.leading < 0 || insets.trailing < 0 { box.style("max-width", "none") }
      return box
    }
  }

  /// Adds `length` points of padding at the given edges, or 16 if nil. On iOS the system chooses
  /// the default. With a negative length the view reaches over the edge.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let property = (length ?? 16) < 0 ? "margin" : "padding"
    return decorating { element in
      let box = property == "margin" ? element.reachingOver() : element.reaching(.padding)
      let value = CSS.length(length ?? 16)
      if edges == .all {
        box.style(property, value)
      } else {
        for edge in edges.edges { box.style("\(property)-\(edge.css)", value) }
      }
      let padded = [Edge.Set.top, .bottom].filter { edges.contains($0) }
      if property == "padding" { box.paddedHeight = (length ?? 16) * CGFloat(padded.count) }
      if property == "margin", !edges.isDisjoint(with: .horizontal) {
        // Wider than the stack around it.
        box.style("max-width", "none")
      }
      return box
    }
  }

  /// Adds `length` points of padding at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives a view a box of a fixed size, in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    decorating { element in
      let own = element.ownAppetite
      if height != nil { element.scrollItself() }
      if let width, let height {
        element.fit?(
          CGSize(width: Frame.length(width, else: 0), height: Frame.length(height, else: 0)))
        element.keepRatio(in: CGSize(width: width, height: height))
      }
      let box = element.framed(alignment)
      if let width {
        box.style("width", CSS.length(width))
        box.style("flex-shrink", "0")
      }
      if let height { box.style("height", CSS.length(height)) }
      var fixed: Axis.Set = []
      if width != nil { fixed.insert(.horizontal) }
      if height != nil { fixed.formUnion([.vertical, .shrinking, .capped]) }
      // A view framed on one axis still fills the other, if it did before.
      box.appetite =
        box === element ? .fixed(own.subtracting(fixed)) : .children(also: [], except: fixed)
      return box
    }
  }

  /// Gives a view a box whose size stays within bounds, in points. With a maximum, the box takes
  /// the offered space up to that; `.infinity` takes all of it. The ideal sizes are ignored,
  /// because nothing is measured on the server.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framing { element, context in
      if let maxHeight, maxHeight.isFinite, !context.builtIn.position.isInVerticalScroll {
        element.scrollItself()
      }
      let own = element.ownAppetite
      let box = element.framed(alignment)
      var wants: Axis.Set = []
      if let maxWidth {
        wants.insert(.horizontal)
        if maxWidth.isFinite {
          box.style("max-width", CSS.length(maxWidth))
          box.name(.fillsWidth)
        }
      }
      if let maxHeight {
        wants.insert(.vertical)
        if maxHeight.isFinite {
          wants.insert(.capped)
          box.maxHeight = maxHeight
          box.style("max-height", CSS.length(maxHeight))
        }
      }
      if let minWidth, minWidth > 0 { box.style("min-width", CSS.length(minWidth)) }
      if let minHeight, minHeight > 0 { box.style("min-height", CSS.length(minHeight)) }
      // A view framed on one axis still fills the other, if it did before.
      box.appetite =
        box === element
        ? .fixed(own.union(wants))
        : .children(also: wants, except: maxHeight == .infinity ? .capped : [])
      return box
    }
  }

  /// Keeps a view at its ideal size on both axes, even where there is less space.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps a view at its ideal size along the given axes, even where there is less space.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifyingElement { element in
      if horizontal {
        element.style("flex-shrink", "0")
        element.style("width", "max-content")
      }
      if vertical { element.style("min-height", "max-content") }
    }
  }

  /// Lets a view keep its size while others shrink. CSS has no order of priorities: all values
  /// above zero are equal, and zero or less changes nothing. A layout of an app's own reads it.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    rendering { context in
      context.decorated { element, _ in
        if value > 0 { element.style("flex-shrink", "0") }
        return element
      }
      .handing(value, ObjectIdentifier(LayoutPriorityKey.self))
    }
  }

  /// Draws a view at an offset in points, without moving its siblings.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    decorating { element in
      let box = element.hasStyle("translate") ? element.wrapped(.frame) : element
      box.style("translate", "\(CSS.length(x)) \(CSS.length(y))")
      return box
    }
  }

  /// Draws a view above siblings with a lower value.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifyingElement {
      $0.style("position", "relative")
      $0.style("z-index", CSS.number(value))
      // The container is then a layer: below its siblings is not below what they lie on.
      $0.name(value < 0 ? .lowered : .raised)
    }
  }

  /// Fits or fills a view into its frame: the largest box of that ratio within the room offered,
  /// or the smallest around it. Without a ratio only a picture knows its own.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    framing { element, context in
      element.shaped(aspectRatio.map(Double.init), contentMode, context.builtIn.position)
    }
  }

  /// Fills the frame with a picture. Where their ratios differ, the picture extends beyond the
  /// frame unless it is clipped.
  ///
  /// Source: developer.apple.com/documentation/swiftui/view/scaledtofill().
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Scales a picture proportionally so that all of it is visible in its box.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Lets a colour, a gradient, a shape or a picture behind a screen's content reach under its
  /// bars, if `edges` has the top. Other views stay below them.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    let reaches = regions.contains(.container) && edges.contains(.top)
    return modifyingElement { element in
      if reaches, element.tag == .img || element.roles.contains(.shape) {
        element.name(.reachesEdge)
      }
    }
  }

  /// Keeps the view away from the edges of a screen.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }
}

/// Parts of the screen that bars and keyboards cover.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt

  /// Regions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The regions of the system's bars and of the display's edges.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The regions of bars, of the display's edges and of the keyboard.
  public static let all = SafeAreaRegions(rawValue: 3)
}

extension Element {
  /// The box of a frame, in which the content is aligned: this element or a wrapper.
  func framed(_ alignment: Alignment) -> Element {
    let box: Element
    // A spacer fills its frame, and so does not take the frame's size itself.
    if self.box < .size, (content.isLeaf && !roles.contains(.spacer)) || hasOwnSize {
      self.box = .size
      box = self
    } else {
      box = wrapped(.frame)
      box.box = .size
    }
    if alignment != .center, box !== self {
      box.style("justify-content", alignment.css.across)
      box.style("align-items", alignment.css.down)
    }
    return box
  }

  /// Whether the element takes a size itself, as a picture does; others are aligned within a frame.
  private var hasOwnSize: Bool { tag == .img }

  /// The axes along which the element takes all space, regardless of its content.
  var ownAppetite: Axis.Set {
    if case .fixed(let axes) = appetite { axes } else { [] }
  }
}

extension Element.Content {
  var isLeaf: Bool { if case .empty = self { true } else { false } }
}
