// The names of products, categories and the restaurant in the reader's language.
import Foundation
import MenuData

extension Locale {
  /// Whether the reader prefers Arabic names.
  fileprivate var readsArabic: Bool { language.languageCode == .arabic }

  /// The Arabic name for a reader of Arabic, else the restaurant's; if it is blank, the other one.
  fileprivate func pick(_ name: String, _ arabic: String?) -> String {
    let names = readsArabic ? [arabic, name] : [name, arabic]
    // A button needs a name.
    return names.compactMap(\.self).first { $0.contains { !$0.isWhitespace } } ?? "—"
  }
}

extension Product {
  /// The name in the reader's language.
  func title(in locale: Locale) -> String { locale.pick(name, localizedName) }
}

extension MenuCategory {
  /// The name in the reader's language. The screens name "Other" themselves.
  func title(in locale: Locale) -> String { locale.pick(name, localizedName) }
}

extension Restaurant {
  /// The restaurant's name, or "Tapas".
  var shownName: String { name ?? "Tapas" }
}
