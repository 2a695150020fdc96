// The menu for people who may only read it.
import DataLayer

extension MenuRepository {
  /// The same menu without its download. Where none is saved yet, a requested download waits for
  /// the menu that another download saves; otherwise it fails with `readOnly`.
  public var reading: MenuRepository {
    var copy = self
    copy.download = { _ async throws(MenuError) in
      let menus = newMenus()
      guard try await saved() == nil else { throw .service(.readOnly) }
      for await menu in menus { return menu }
      throw .service(.cancelled)
    }
    copy.endWait = {}
    return copy
  }
}
