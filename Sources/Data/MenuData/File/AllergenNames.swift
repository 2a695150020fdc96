// The words for allergens that a menu file may use, in English, Spanish and Arabic.
import Foundation

extension Allergen {
  /// The allergen that people call so, in either number and any case; nil for any other word.
  init?(named name: String) {
    guard let found = Self.byName[Self.folded(name)] else { return nil }
    self = found
  }

  private static func folded(_ name: String) -> String {
    name.folding(
      options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
  }

  private static let byName = Dictionary(
    allCases.flatMap { allergen in allergen.names.map { (folded($0), allergen) } },
    uniquingKeysWith: { first, _ in first })

  private var names: [String] {
    switch self {
    case .gluten: ["gluten", "wheat", "cereals", "trigo", "cereales", "غلوتين", "قمح"]
    case .crustaceans: ["crustaceans", "crustacean", "shellfish", "crustáceos", "قشريات"]
    case .eggs: ["eggs", "egg", "huevos", "huevo", "بيض"]
    case .fish: ["fish", "pescado", "سمك"]
    case .peanuts: ["peanuts", "peanut", "cacahuetes", "cacahuete", "فول سوداني"]
    case .soy: ["soy", "soya", "soybeans", "soja", "صويا"]
    case .milk: ["milk", "dairy", "lactose", "leche", "lácteos", "lactosa", "حليب"]
    case .nuts:
      ["nuts", "nut", "tree nuts", "frutos secos", "frutos de cáscara", "مكسرات"]
    case .celery: ["celery", "apio", "كرفس"]
    case .mustard: ["mustard", "mostaza", "خردل"]
    case .sesame: ["sesame", "sésamo", "سمسم"]
    case .sulphites: ["sulphites", "sulfites", "sulphur dioxide", "sulfitos", "كبريتيت"]
    case .lupin: ["lupin", "lupins", "altramuces", "ترمس"]
    case .molluscs: ["molluscs", "mollusks", "moluscos", "رخويات"]
    }
  }
}
