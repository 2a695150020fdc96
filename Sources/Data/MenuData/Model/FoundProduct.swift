// A product in the results of a search.

/// A product and its category, of the same menu.
public struct FoundProduct: Identifiable, Sendable, Hashable {
  /// The product.
  public let product: Product
  /// Its category.
  public let category: MenuCategory?
  /// The product's id.
  public var id: Product.ID { product.id }

  /// A found product.
  public init(product: Product, category: MenuCategory?) {
    self.product = product
    self.category = category
  }
}
