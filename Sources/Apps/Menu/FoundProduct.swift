// A product that a search found.
import MenuData

/// A product and its category; no category where the menu changed between the two reads.
struct FoundProduct: Identifiable, Sendable {
  let product: Product
  let category: MenuCategory?
  var id: Product.ID { product.id }
}
