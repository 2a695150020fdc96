// The modifiers of a product in the service's JSON, which are sent only on request.
import DataLayer

/// A modifier or one of its options, with the members that either may have.
private struct WireChoice {
  /// The most modifiers of a product, and the most options of each. No guest reads more.
  static let most = 40

  private var name = ""
  private var localizedName: String?
  private var digits: String?
  private var isOffered = true
  private var options: [WireChoice] = []

  /// Reads the offered choices with a name; anything but a list counts as none.
  static func list(_ reader: inout JSONReader) throws(JSONError) -> [WireChoice] {
    var found: [WireChoice] = []
    try reader.eachElement { reader throws(JSONError) in
      let choice = try WireChoice(&reader)
      if choice.isOffered, !choice.name.isEmpty, found.count < most { found.append(choice) }
    }
    return found
  }

  private init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.eachMember { key, reader throws(JSONError) in
      if key.is("name") {
        name = try reader.filledText(.name) ?? ""
      } else if key.is("name_localized") {
        localizedName = try reader.filledText(.name)
      } else if key.is("price") {
        digits = try WirePrice(&reader)?.text
      } else if key.is("is_active") {
        if try reader.switched() == false { isOffered = false }
      } else if key.is("deleted_at") {
        if try reader.deletion() { isOffered = false }
      } else if key.is("options") {
        options = try Self.list(&reader)
      }
    }
    if name.isEmpty { name = localizedName ?? "" }
  }

  var modifier: ProductModifier {
    ProductModifier(
      name: name, localizedName: localizedName,
      options: options.map {
        ProductModifier.Option(name: $0.name, localizedName: $0.localizedName, digits: $0.digits)
      })
  }
}

extension [ProductModifier] {
  /// Reads the list of a product. A modifier without options is left out.
  init(_ reader: inout JSONReader) throws(JSONError) {
    self = try WireChoice.list(&reader).map(\.modifier).filter { !$0.options.isEmpty }
  }
}
