// The menu of a file's rows: every row is checked, and one fault refuses the file.
import DataLayer
import Foundation
import Limits

/// Makes a menu of rows, and collects their faults.
struct MenuFileMenu {
  private let photos: MenuFilePhotos
  private var currency: MenuFileCurrency?
  private(set) var problems: [MenuFileProblem] = []
  private(set) var products: [WireProduct] = []
  /// The photos beside the file that it names, in menu order.
  private(set) var named: [MenuFile.NamedPhoto] = []
  private var photoAddresses: [String: String] = [:]
  private var categories: [WireCategory] = []
  private var categoryLines: [String: (place: Int, line: Int)] = [:]
  private var productLines: [String: Int] = [:]

  /// More than a restaurant cooks.
  static let maxProducts = 5_000

  /// The menu of `rows`; `currency` wins over the one that they state.
  init(_ rows: MenuFileRows, currency: String?, photos: MenuFilePhotos) {
    self.photos = photos
    problems = rows.problems
    settleCurrency(currency, rows)
    guard rows.rows.count <= Self.maxProducts else {
      problems.append(
        MenuFileProblem(nil, "there are over \(Self.maxProducts) products: that is no menu"))
      return
    }
    if rows.rows.isEmpty { problems.append(MenuFileProblem(nil, "there are no products")) }
    for row in rows.rows { take(row) }
  }

  /// The whole menu.
  var menu: CompleteMenu {
    var menu = CompleteMenu(categories: categories, products: products, skipped: 0)
    menu.currency = currency?.code
    return menu
  }

  private mutating func report(_ line: Int?, _ why: String) {
    problems.append(MenuFileProblem(line, why))
  }

  private mutating func settleCurrency(_ chosen: String?, _ rows: MenuFileRows) {
    var stated = rows.currency
    for value in rows.rows.compactMap({ $0.values[MenuColumn(.currency)] }) {
      if let stated, stated.text.uppercased() != value.text.uppercased() {
        report(value.line, "the currency is another one than in line \(stated.line)")
        break
      }
      stated = stated ?? value
    }
    guard let code = chosen ?? stated?.text else {
      return report(
        nil,
        "no currency is stated: add the column “currency” with a code such as EUR, or set "
          + "TAPAS_MENU_CURRENCY")
    }
    currency = MenuFileCurrency(code)
    if currency == nil {
      report(
        chosen == nil ? stated?.line : nil,
        "“\(code.beginning(20))” is no code of a currency, such as EUR")
    }
  }

  // MARK: - A row

  private mutating func take(_ row: MenuRow) {
    for field in [MenuColumn.Field.category, .name] where row.values[MenuColumn(field)] == nil {
      report(row.line, "the product has no \(field.rawValue)")
    }
    guard let category = text(.category, of: row, at: 200),
      let name = text(.name, of: row, at: 200)
    else { return }
    let categoryID = Self.id("category", category)
    takeCategory(categoryID, named: category, row)
    var product = WireProduct()
    product.id = Self.id(category, name)
    if let line = productLines[product.id] {
      return report(
        row.line,
        "“\(name.beginning(40))” is in “\(category.beginning(40))” already, "
          + "in line \(line)")
    }
    productLines[product.id] = row.line
    product.name = name
    product.categoryID = categoryID
    product.localizedName = text(.name, "ar", of: row, at: 200)
    product.detail = text(.description, of: row, at: 2_000)
    product.localizedDetail = text(.description, "ar", of: row, at: 2_000)
    product.translations = translations(of: row, .name, .description)
    takeDetails(of: row, &product)
    takePhoto(of: row, &product)
    products.append(product)
  }

  private mutating func takeCategory(_ id: String, named name: String, _ row: MenuRow) {
    var category = WireCategory()
    (category.id, category.name) = (id, name)
    category.localizedName = text(.category, "ar", of: row, at: 200)
    category.translations = translations(of: row, .category, nil)
    guard let known = categoryLines[id] else {
      categoryLines[id] = (categories.count, row.line)
      categories.append(category)
      return
    }
    // Its names may be written once, or in each row.
    if !category.isTranslated { return }
    if !categories[known.place].isTranslated {
      categories[known.place] = category
    } else if categories[known.place] != category {
      report(
        row.line, "the category “\(name.beginning(40))” has other names in line \(known.line)")
    }
  }

  private mutating func takeDetails(of row: MenuRow, _ product: inout WireProduct) {
    if let price = row.values[MenuColumn(.price)], let currency {
      switch MenuFilePrice(price.text, in: currency) {
      case .price(let exact): product.price = exact
      case .wrong(let why): report(price.line, why)
      }
    }
    if let calories = row.values[MenuColumn(.calories)] {
      product.calories = Int(calories.text).flatMap { (0..<100_000).contains($0) ? $0 : nil }
      if product.calories == nil {
        report(calories.line, "the calories “\(calories.text.beginning(40))” are no whole number")
      }
    }
    if let allergens = row.values[MenuColumn(.allergens)] {
      takeAllergens(allergens.text, line: allergens.line, &product)
    }
    if let status = row.values[MenuColumn(.status)] {
      switch status.text.lowercased().replacing("_", with: " ") {
      case "active": break
      case "inactive": product.isActive = false
      case "sold out": product.isInStock = false
      default:
        report(
          status.line,
          "the status “\(status.text.beginning(40))” is none of: active, inactive, "
            + "sold out")
      }
    }
  }

  private mutating func takeAllergens(_ text: String, line: Int, _ product: inout WireProduct) {
    var found: Set<Allergen> = []
    for part in text.split(whereSeparator: { ",;/|\n".contains($0) }) {
      guard let name = String(part).filled else { continue }
      guard let allergen = Allergen(named: name) else {
        let known = Allergen.allCases.map(\.rawValue).joined(separator: ", ")
        return report(
          line, "the allergen “\(name.beginning(40))” is not known. Known are: \(known)")
      }
      found.insert(allergen)
    }
    product.allergens = Allergen.allCases.filter(found.contains)
  }

  private mutating func takePhoto(of row: MenuRow, _ product: inout WireProduct) {
    guard let (text, line) = row.values[MenuColumn(.photo)] else { return }
    if MenuFilePhotos.isName(text) {
      if photoAddresses[text] == nil {
        let photo = MenuFile.NamedPhoto(name: text, line: line, stamp: photos.stamp(text))
        photoAddresses[text] = MenuFilePhotos.address(of: photo)
        named.append(photo)
      }
      product.photo = photoAddresses[text]
    } else if text.lowercased().hasPrefix("https://"), text.utf8.count < 2_000,
      let url = URL(web: text), !MenuFilePhotos.isAddress(url)
    {
      product.photo = url.absoluteString
    } else {
      report(
        line,
        "the photo “\(text.beginning(40))” is neither the name of a picture file in the "
          + "folder of the menu, such as paella.jpg, nor an https address")
    }
  }

  // MARK: - Texts

  /// The text of a column without line breaks, or with them in a description; nil when it is empty
  /// or faulty, which is reported.
  private mutating func text(
    _ field: MenuColumn.Field, _ language: String? = nil, of row: MenuRow, at limit: Int
  ) -> String? {
    let column = MenuColumn(field, language)
    guard let (text, line) = row.values[column] else { return nil }
    guard text.unicodeScalars.count <= limit else {
      report(line, "the \(column.title) is longer than \(limit) characters")
      return nil
    }
    let isPlain = !text.unicodeScalars.contains {
      $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control
    }
    guard isPlain else {
      report(line, "the \(column.title) holds a control character")
      return nil
    }
    // An accent may be a character of its own; a name has one id either way.
    let composed = text.precomposedStringWithCanonicalMapping
    return field == .description
      ? composed : composed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func translations(
    of row: MenuRow, _ name: MenuColumn.Field, _ detail: MenuColumn.Field?
  ) -> [String: MenuTranslation] {
    var found: [String: MenuTranslation] = [:]
    for column in row.values.keys.sorted(by: { $0.title < $1.title }) {
      guard let language = column.language, language != "ar" else { continue }
      if column.field == name {
        found[language, default: MenuTranslation()].name = text(name, language, of: row, at: 200)
      } else if column.field == detail {
        found[language, default: MenuTranslation()].detail =
          text(column.field, language, of: row, at: 2_000)
      }
    }
    return found
  }

  /// An id that stays the same while the names do, so that links and open products survive an edit.
  private static func id(_ parts: String...) -> String {
    String(SHA256Digest.hex(parts.joined(separator: "\n")).prefix(24))
  }
}

extension WireCategory {
  fileprivate var isTranslated: Bool { localizedName != nil || !translations.isEmpty }
}
