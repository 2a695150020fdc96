// The service's products in JSON, with the fields that the menu needs.
import DataLayer
import Foundation

/// A product in the service's JSON.
struct WireProduct: WireRecord, Equatable {
  var id = ""
  var name = ""
  var localizedName: String?
  var detail: String?
  var localizedDetail: String?
  var price: WirePrice?
  var photo: String?
  var calories: Int?
  var minutes: Int?
  /// The id of its category, which may be missing in the list of categories.
  var categoryID: String?
  /// The service states neither allergens nor further languages than Arabic.
  var allergens: [Allergen] = []
  var translations: [String: MenuTranslation] = [:]
  var modifiers: [ProductModifier] = []
  /// Whether it is deleted, or its category, without which no till shows it.
  private(set) var isDeleted = false
  private var hasOpenPrice = false
  var isActive = true
  var isInStock: Bool?
  private var branches = WireBranches()

  /// Whether the restaurant sells it now: by its own switches, and by those of all its branches.
  var availability: Product.Availability {
    if !isActive || branches.areAllInactive { return .inactive }
    return isInStock == false || branches.areAllSoldOut ? .soldOut : .available
  }

  init() {}

  init?(_ reader: inout JSONReader) throws(JSONError) {
    var looseCategoryID: String?
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("id") {
        id = try reader.identifier() ?? ""
      } else if key.is("name") {
        name = try reader.filledText(.name) ?? ""
      } else if key.is("price") {
        price = try WirePrice(&reader)
      } else if key.is("image") {
        photo = try reader.filledText(.address)
      } else if key.is("category") {
        try takeCategory(&reader)
      } else if key.is("category_id") {
        looseCategoryID = try reader.identifier()
      } else if key.is("deleted_at") {
        if try reader.deletion() { isDeleted = true }
      } else if key.is("name_localized") {
        localizedName = try reader.filledText(.name)
      } else {
        try takeFurther(key, &reader)
      }
    }
    categoryID = categoryID ?? looseCategoryID
    if hasOpenPrice { price = .open }
    if name.isEmpty { name = localizedName ?? "" }
    if id.isEmpty || name.isEmpty { return nil }
  }

  /// Reads a member that a product can be without.
  private mutating func takeFurther(
    _ key: JSONKey, _ reader: inout JSONReader
  ) throws(JSONError) {
    if key.is("is_active") {
      isActive = try reader.switched() ?? true
    } else if key.is("is_in_stock") {
      isInStock = try reader.switched()
    } else if key.is("description") {
      detail = try reader.filledText(.prose)
    } else if key.is("description_localized") {
      localizedDetail = try reader.filledText(.prose)
    } else if key.is("calories") {
      calories = try reader.amount(below: 100_000)
    } else if key.is("preparation_time") {
      minutes = try reader.amount(below: 10_000)
    } else if key.is("pricing_method") {
      // The price beside it is none that a guest pays, mostly 0.
      hasOpenPrice = try reader.amount(below: 100) == 2
    } else if key.is("branches") {
      branches = try WireBranches(&reader)
    } else if key.is("modifiers") {
      modifiers = try [ProductModifier](&reader)
    }
  }

  /// Reads the `category` of a product: an object or an id.
  private mutating func takeCategory(_ reader: inout JSONReader) throws(JSONError) {
    guard try reader.kind() == .object else {
      categoryID = try reader.identifier()
      return
    }
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("id") {
        categoryID = try reader.identifier()
      } else if key.is("deleted_at"), try reader.deletion() {
        isDeleted = true
      }
    }
  }
}

/// The switches of a product in the restaurant's branches, which are sent only on request.
struct WireBranches: Sendable, Equatable {
  private var count = 0
  private var inactive = 0
  private var soldOut = 0

  /// Whether there are branches and none of them offers the product.
  var areAllInactive: Bool { count > 0 && inactive == count }
  /// Whether there are branches and none of them that offers the product has it.
  var areAllSoldOut: Bool { count > inactive && soldOut == count - inactive }

  init() {}

  /// Reads the list; anything else counts as no branches.
  init(_ reader: inout JSONReader) throws(JSONError) {
    var found = WireBranches()
    if try reader.kind() == .list {
      _ = try reader.eachElement { reader throws(JSONError) in try found.take(&reader) }
    } else {
      try reader.skip()
    }
    self = found
  }

  private mutating func take(_ reader: inout JSONReader) throws(JSONError) {
    guard try reader.kind() == .object else { return try reader.skip() }
    var (isActive, isInStock) = (true, true)
    try reader.eachMember { key, reader throws(JSONError) in
      guard key.is("pivot"), try reader.kind() == .object else { return }
      try reader.eachMember { key, reader throws(JSONError) in
        if key.is("is_active") {
          isActive = try reader.switched() ?? true
        } else if key.is("is_in_stock") {
          isInStock = try reader.switched() ?? true
        }
      }
    }
    count += 1
    if !isActive { inactive += 1 } else if !isInStock { soldOut += 1 }
  }
}

extension JSONReader {
  /// A whole number from 1 and below a limit, rounded; nil for anything else.
  fileprivate mutating func amount(below limit: Int) throws(JSONError) -> Int? {
    let text = try kind() == .number ? try number() : try filledText()
    guard let value = text.flatMap({ Double($0) })?.rounded(), value >= 1, value < Double(limit)
    else { return nil }
    return Int(exactly: value)
  }
}
