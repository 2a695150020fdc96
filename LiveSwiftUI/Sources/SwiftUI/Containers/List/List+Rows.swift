// What a person cannot do with a row, and the least heights of rows and headers.
import Foundation

/// The actions on a row that are off.
struct RowLimits: OptionSet {
  let rawValue: Int

  static let delete = RowLimits(rawValue: 1)
  static let move = RowLimits(rawValue: 2)
  static let selection = RowLimits(rawValue: 4)
}

extension View {
  /// Leaves out the button that deletes this view's row, or that of each row inside.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowLimit(.delete, isDisabled)
  }

  /// Leaves out the buttons that move this view's row, or those of each row inside. Other rows can
  /// still be moved past it.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    rowLimit(.move, isDisabled)
  }

  /// Lets no press select this view's row in a list, or any of the rows inside. The options of a
  /// picker can still be chosen.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowLimit(.selection, isDisabled)
  }

  private nonisolated func rowLimit(_ limit: RowLimits, _ isSet: Bool) -> some View {
    rendering { context in
      context.with {
        if isSet {
          $0[builtIn: \.position.rowLimits].insert(limit)
        } else {
          $0[builtIn: \.position.rowLimits].remove(limit)
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// The least height of the rows of lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { builtIn.position.minRowHeight ?? 44 }
    set { self[builtIn: \.position.minRowHeight] = newValue }
  }

  /// The least height of the headers of sections in lists, in points; nil for that of their text.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { builtIn.position.minHeaderHeight }
    set { self[builtIn: \.position.minHeaderHeight] = newValue }
  }
}
