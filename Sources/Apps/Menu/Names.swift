// The names of products, categories and the restaurant in the reader's language.
import Foundation
import MenuData

extension Locale {
  /// The text in the reader's language, else the restaurant's, else the Arabic one; empty if all
  /// are blank.
  func pick(
    _ text: String, _ arabic: String?, _ translations: [String: MenuTranslation],
    _ part: KeyPath<MenuTranslation, String?>
  ) -> String {
    let code = language.languageCode?.identifier ?? ""
    let own = code == "ar" ? arabic : translations[code]?[keyPath: part]
    return [own, text, arabic].compactMap(\.self)
      .first { $0.contains { !$0.isWhitespace } } ?? ""
  }

  /// The name in the reader's language; a dash without any, because a button needs a name.
  fileprivate func name(
    _ name: String, _ arabic: String?, _ translations: [String: MenuTranslation]
  ) -> String {
    let picked = pick(name, arabic, translations, \.name)
    return picked.isEmpty ? "—" : picked
  }
}

extension Product {
  /// The name in the reader's language.
  func title(in locale: Locale) -> String { locale.name(name, localizedName, translations) }
}

extension MenuCategory {
  /// The name in the reader's language. The screens name "Other" themselves.
  func title(in locale: Locale) -> String { locale.name(name, localizedName, translations) }
}

extension ProductModifier {
  /// The name in the reader's language.
  func title(in locale: Locale) -> String { locale.name(name, localizedName, [:]) }
}

extension ProductModifier.Option {
  /// The name in the reader's language.
  func title(in locale: Locale) -> String { locale.name(name, localizedName, [:]) }
}

extension Restaurant {
  /// The restaurant's name, or "Tapas".
  var shownName: String { name ?? "Tapas" }
}
