// Styles of tables, and whether they have headings.
import Foundation

/// A style for tables; only the system's own are supported here.
@MainActor @preconcurrency public protocol TableStyle {}

/// The table styles that the renderer knows, as class names of the style sheet.
enum TableAppearance {
  case automatic, inset, bordered

  var name: ClassName {
    switch self {
    case .automatic: .table.and(.automaticTable)
    case .inset: .table.and(.insetTable)
    case .bordered: .table.and(.borderedTable)
    }
  }
}

/// The default style: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// The same as `TableStyle.automatic`.
  public nonisolated init() {}
}

/// A style with a margin around the rows.
public struct InsetTableStyle: TableStyle {
  /// The same as `.inset`.
  public nonisolated init() {}
}

/// A style with a border around the rows.
public struct BorderedTableStyle: TableStyle {
  /// The same as `.bordered`.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style: rows from edge to edge.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A margin around the rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// A border around the rows.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

extension View {
  /// Sets the style of tables in this view to one of the system's.
  public nonisolated func tableStyle<S>(_ style: S) -> some View where S: TableStyle {
    let appearance: TableAppearance =
      switch style {
      case is InsetTableStyle: .inset
      case is BorderedTableStyle: .bordered
      default: .automatic
      }
    return builtIn(\.styles.table, appearance)
  }

  /// Shows or hides the headings of tables in this view. Hidden ones are still read aloud.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    builtIn(\.styles.tableHeaders, visibility)
  }
}
