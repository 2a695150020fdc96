// Layouts of an app's own: sizes and positions that its code computes for several views.
public import Foundation

/// A layout of several views.
///
/// An app's own layout runs on the server, with the sizes that the browser reports: its views flow
/// in lines at first, and one round trip later they are where the layout puts them.
public protocol Layout: Animatable {
  /// The type of the values that a layout keeps between its calls.
  associatedtype Cache = Void

  /// The views of a layout.
  typealias Subviews = LayoutSubviews

  /// Properties of the container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the values that the layout keeps.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings the values up to date after a change of the views.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The preferred distances from the container to views around it.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Gives each view its position.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// The position of a horizontal guide that the layout itself sets; not read here.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// The position of a vertical guide that the layout itself sets; not read here.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// The renderer's container for this layout.
  var _container: _LayoutContainer { get }
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the values anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest of the distances of the views.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    subviews.reduce(into: subviews.isEmpty ? ViewSpacing() : .zero) { $0.formUnion($1.spacing) }
  }

  /// Nil: the layout sets no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Nil: the layout sets no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  public var _container: _LayoutContainer { _LayoutContainer(kind: .own(OwnLayout(layout: self))) }
}

extension Layout where Cache == () {
  /// Nothing is kept.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout {
  /// Arranges these views. They keep their identity and state when another layout takes this one's
  /// place.
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    ArrangedView(container: _container, content: content())
  }
}

/// Properties of the container of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views; nil for none.
  public var stackOrientation: Axis?

  /// Properties without an orientation.
  public init() {}
}
