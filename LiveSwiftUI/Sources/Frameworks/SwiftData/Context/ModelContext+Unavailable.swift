// Members of contexts that do not work here: each is a compile error that names an alternative.
import Foundation
public import FoundationAdditions

extension ModelContext {
  /// Unavailable: changes of a context are not recorded one by one.
  @available(*, unavailable, message: "Keep older values in the app, or use rollback().")
  public var undoManager: UndoManager? {
    get { nil }
    set {}
  }
}
