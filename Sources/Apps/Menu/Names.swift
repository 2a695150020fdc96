// The names of products, categories and the restaurant for a reader.
import Foundation
import MenuData

extension Locale {
  /// Whether names are wanted in Arabic.
  fileprivate var readsArabic: Bool { language.languageCode == .arabic }

  /// The Arabic name for a reader of Arabic, else the restaurant's; where it is blank, the other.
  fileprivate func pick(_ name: String, _ arabic: String?) -> String {
    let names = readsArabic ? [arabic, name] : [name, arabic]
    // A button needs a name.
    return names.compactMap(\.self).first { $0.contains { !$0.isWhitespace } } ?? "—"
  }
}

extension Product {
  /// Its name for a reader.
  func title(in locale: Locale) -> String { locale.pick(name, localizedName) }
}

extension MenuCategory {
  /// Its name for a reader; the screens name "Other" themselves.
  func title(in locale: Locale) -> String { locale.pick(name, localizedName) }
}

extension Restaurant {
  /// Its name, or "Tapas".
  var shownName: String { name ?? "Tapas" }
}
