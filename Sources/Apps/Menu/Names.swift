// What things are called, for the one who reads.
import Foundation
import MenuData

extension Locale {
  /// Whether names are wanted in Arabic.
  fileprivate var readsArabic: Bool { language.languageCode == .arabic }

  /// The Arabic name for a reader of Arabic, else the restaurant's own; the other one where it is blank.
  fileprivate func pick(_ name: String, _ arabic: String?) -> String {
    let names = readsArabic ? [arabic, name] : [name, arabic]
    // A button needs some name.
    return names.compactMap(\.self).first { $0.contains { !$0.isWhitespace } } ?? "—"
  }
}

extension Product {
  /// Its name for a reader.
  func title(in locale: Locale) -> String { locale.pick(name, localizedName) }
}

extension MenuCategory {
  /// Its name for a reader; the words for "Other" are the screens' own.
  func title(in locale: Locale) -> String { locale.pick(name, localizedName) }
}

extension Restaurant {
  /// Its name, or that of the one Tapas draws.
  var shownName: String { name ?? "Tapas" }
}
