// Styles of lists and their rows.
import Foundation

/// A style for lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// The list styles that the renderer knows, as class names of the style sheet.
enum ListAppearance {
  case automatic, plain, inset, grouped, insetGrouped

  var name: ClassName {
    switch self {
    case .plain, .inset: .plain
    case .automatic, .grouped, .insetGrouped: .inset
    }
  }
}

/// The default style: each section on a card.
public struct DefaultListStyle: ListStyle {
  /// The same as `ListStyle.automatic`.
  public nonisolated init() {}
}

/// A style with rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
}

/// A style with rows from edge to edge; drawn as `PlainListStyle`.
public struct InsetListStyle: ListStyle {
  /// The same as `.inset`.
  public nonisolated init() {}
}

/// A style with each section on a card; drawn as `InsetGroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// The same as `.grouped`.
  public nonisolated init() {}
}

/// A style with each section on a card with a margin.
public struct InsetGroupedListStyle: ListStyle {
  /// The same as `.insetGrouped`.
  public nonisolated init() {}
}

/// A style for the first column of a split view; drawn as `InsetGroupedListStyle`.
public struct SidebarListStyle: ListStyle {
  /// The same as `.sidebar`.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The first column of a split view; here on cards, as `insetGrouped`.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
  /// The default style: inset and grouped.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge. Headings scroll with their rows, while iOS pins them.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin on iOS; drawn as `plain` here.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge on iOS; here on cards, as `insetGrouped`.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Each section on a card with a margin.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The appearance that a row requests from its list item.
struct RowAppearance {
  /// The edges whose separators are hidden.
  var hiddenSeparators: VerticalEdge.Set = []
  /// The colours of the separators above and below; nil for the system's.
  var tintAbove: Color?
  var tintBelow: Color?
  var insets: EdgeInsets?
  /// The distance of the separator from the leading edge of the row's view; nil for its text's.
  var separatorLead: Double?
  var background: (any View)?

  @MainActor func apply(to item: Element, _ context: Context) {
    if hiddenSeparators.contains(.top) { item.name(.hidesTopSeparator) }
    if let tintAbove { item.style("--line", tintAbove.css) }
    if hiddenSeparators.contains(.bottom) {
      item.name(.hidesBottomSeparator)
    } else if let tintBelow {
      // Drawn by this row, in place of the line of the next one.
      item.name(.hidesBottomSeparator.and(.under))
      item.style("--under", tintBelow.css)
    }
    if let separatorLead {
      item.name(.holdsBareLink)
      item.style("--lead", CSS.length(((insets?.leading).map(Double.init) ?? 16) + separatorLead))
    }
    if let insets {
      item.style(
        "padding",
        [insets.top, insets.trailing, insets.bottom, insets.leading].map(CSS.length).joined(
          separator: " "))
    }
    if background != nil { context.builtIn.position.list?.node?.foundRowBackground() }
    switch background {
    case nil: break
    case let color as Color: item.fill(with: color.paint)
    case let view?:
      let place = context.inside(.rowBackground)
      let layer = place.element(.div, .underlay)
      layer.appetite = .fixed([])
      place.fill(layer, axis: nil, with: view)
      item.name(.layers)
      if case .items(let row) = item.content { item.content = .items([.element(layer)] + row) }
    }
  }
}

extension View {
  /// Sets the style of lists in this view to one of the system's.
  public nonisolated func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    let look: ListAppearance =
      switch style {
      case is PlainListStyle: .plain
      case is InsetListStyle: .inset
      case is GroupedListStyle: .grouped
      case is InsetGroupedListStyle: .insetGrouped
      default: .automatic
      }
    return builtIn(\.position.listStyle, look)
  }

  /// Hides the separators above and below this view's row, or one of them. A separator between two
  /// rows is visible only if neither row hides it.
  ///
  /// Source: developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:).
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rendering { context in
      context.with {
        if visibility == .hidden {
          $0[builtIn: \.position.rowAppearance.hiddenSeparators].formUnion(edges)
        } else {
          $0[builtIn: \.position.rowAppearance.hiddenSeparators].subtract(edges)
        }
      }
    }
  }

  /// Sets the row's insets from the edges of its list item, in points; nil for the defaults.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    builtIn(\.position.rowAppearance.insets, insets)
  }

  /// Sets the view behind the row, as large as the row; nil for the default background.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    builtIn(\.position.rowAppearance.background, view)
  }
}
