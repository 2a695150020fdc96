// A product in the results of a search.
import MenuData

/// A product and its category; nil if the menu changed between the two reads.
struct FoundProduct: Identifiable, Sendable {
  let product: Product
  let category: MenuCategory?
  var id: Product.ID { product.id }
}
