// A few drinks for previews.

extension Drink {
  /// Three drinks: one plain, one with an accent, one with a slash.
  static let examples = [
    Drink(id: "1", name: "Gimlet"), Drink(id: "2", name: "Piña Colada"),
    Drink(id: "3", name: "9 1/2 Weeks"),
  ]
}

extension DrinkDetail {
  /// A detail for any of the example drinks.
  static func example(_ id: Drink.ID) -> DrinkDetail {
    DrinkDetail(
      id: id,
      ingredients: [
        Ingredient("Gin", measure: "2 oz"), Ingredient("Lime juice", measure: "1/2 oz"),
        Ingredient("Lime"),
      ],
      instructions: [
        "en": "Shake with ice and strain.", "es": "Agitar con hielo y colar.",
      ],
      traits: ["Cocktail", "Cocktail glass", "Alcoholic"])
  }
}
