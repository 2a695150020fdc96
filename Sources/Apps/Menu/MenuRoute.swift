// A route in the menu, as a component of an address.
import MenuData

/// A page of the categories, or a page of the products of one of them.
///
/// Written as `ID` or `ID~3` for products and as `~2` for categories. Page 1 of the categories is
/// the app's own address.
struct MenuRoute: Hashable, Sendable {
  /// The category of the products; nil for the categories themselves.
  let category: MenuCategory.ID?
  /// The page number, from 1.
  let page: Int

  /// A page of the categories.
  static func categories(page: Int) -> MenuRoute { MenuRoute(category: nil, page: page) }

  /// A page of the products of a category.
  static func products(of category: MenuCategory.ID, page: Int = 1) -> MenuRoute {
    MenuRoute(category: category, page: page)
  }

  /// The same list on another page.
  func on(page: Int) -> MenuRoute { MenuRoute(category: category, page: page) }
}

extension MenuRoute: LosslessStringConvertible {
  init?(_ description: String) {
    let mark = description.lastIndex(of: "~")
    // A person may type any number; a list with fewer pages shows its last page.
    let number = mark.flatMap { Int(description[description.index(after: $0)...]) }
    let name = mark.map { String(description[..<$0]) }
    switch (name, number) {
    case (nil, _): self = .products(of: description)
    case (_, nil): return nil
    case (let name?, let page?) where page > 0:
      self.init(category: name.isEmpty ? nil : name, page: page)
    default: return nil
    }
    if description.isEmpty { return nil }
  }

  var description: String {
    page > 1 || category == nil ? "\(category ?? "")~\(page)" : category ?? ""
  }
}
