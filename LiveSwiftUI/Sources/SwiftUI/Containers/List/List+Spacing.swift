// The distances, backgrounds and lines of lists.
import Foundation

/// The distance between two sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The system's distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 12)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
  /// As the system has it.
  case standard
  /// In larger letters.
  case increased
}

extension View {
  /// Sets the distance between the sections of the lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifyingElement { if let length = spacing.length { $0.style("row-gap", CSS.length(length)) } }
  }

  /// Sets the distance between the sections of the lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance between the rows of the lists inside, in points; nil for the system's.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifyingElement { element in
      guard let spacing else { return }
      element.style("display", "flex")
      element.style("flex-direction", "column")
      element.style("row-gap", CSS.length(spacing))
    }
  }

  /// Shows or hides the background of the lists, forms and editors inside.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    rendering { context in
      context.with { $0[builtIn: \.position.hidesListBackground] = visibility == .hidden }
    }
  }

  /// Sets the colour of the separators above and below this view's row, or of one of them; nil for
  /// the system's. The colour below a row wins over the one above the next.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rendering { context in
      context.with {
        if edges.contains(.top) { $0[builtIn: \.position.rowAppearance.tintAbove] = color }
        if edges.contains(.bottom) { $0[builtIn: \.position.rowAppearance.tintBelow] = color }
      }
    }
  }

  /// Changes nothing: sections have no lines around them here.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Changes nothing: sections have no lines around them here.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets how much the headers of the sections inside stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    modifyingElement { if prominence == .increased { $0.name(.prominentHeader) } }
  }
}
