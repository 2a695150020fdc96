// One view of a layout, as the layout sees it.
public import Foundation

/// One view of a layout: it can be measured and put somewhere.
public struct LayoutSubview: Equatable {
  let child: ArrangedChild

  /// The size of the view for a proposal. The browser has measured the ideal size; the height at a
  /// narrower width is an estimate until the browser has drawn the view at that width.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

  /// The size for a proposal, with the positions of guides. Baselines are estimates.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let line = min(size.height, 22)
    return ViewDimensions(
      box: GuideBox(
        width: size.width, height: size.height, first: line * 0.77,
        last: size.height - line * 0.23))
  }

  /// The preferred distances to other views: eight points.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value of the view's `layoutPriority`; zero by default.
  public var priority: Double { self[LayoutPriorityKey.self] }

  /// The value that the view sets for a key.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    child.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Puts the point `anchor` of the view at `position`, and proposes a size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    child.placing = ArrangedChild.Placing(position: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view of one layout.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.child === b.child }
}

/// The views of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// A view of the layout.
  public typealias Element = LayoutSubview
  /// The index of a view.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = LayoutSubviews

  /// The direction of the text around the container. The positions are mirrored in any case.
  public var layoutDirection: LayoutDirection
  private let views: ArraySlice<LayoutSubview>

  init(_ views: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }

  /// The index after the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// The views at a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views[bounds], layoutDirection)
  }

  /// The views at some indices.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(indices.map { views[$0] }[...], layoutDirection)
  }
}
