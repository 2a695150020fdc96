// The rows of a menu file in JSON: categories with their products.
import DataLayer
import Foundation

extension MenuFileRows {
  /// Reads `{"currency": …, "categories": [{"name": …, "products": [{"name": …}]}]}`.
  mutating func takeJSON(_ data: Data) throws(MenuFileProblem) {
    var lines = LineCounter(bytes: Array(data))
    var hasCategories = false
    do throws(JSONError) {
      try JSONReader.read(data) { reader throws(JSONError) in
        _ = try reader.eachMember { key, reader throws(JSONError) in
          let line = lines.line(at: reader.offset)
          if key.is("currency") {
            currency = try reader.value().map { ($0, line) }
          } else if key.is("categories") {
            hasCategories = try reader.eachElement { reader throws(JSONError) in
              try takeCategory(&reader, &lines)
            }
          } else {
            report(line, "“\(key.text.beginning(40))” is not known: currency and categories are")
          }
        }
      }
    } catch {
      throw MenuFileProblem(lines.line(at: error.offset), error.fault)
    }
    if !hasCategories { problems.append(MenuFileProblem(nil, "the list “categories” is missing")) }
  }

  private mutating func report(_ line: Int, _ why: String) {
    problems.append(MenuFileProblem(line, why))
  }

  private mutating func takeCategory(
    _ reader: inout JSONReader, _ lines: inout LineCounter
  ) throws(JSONError) {
    let line = lines.line(at: reader.offset)
    var names: [MenuColumn: (text: String, line: Int)] = [:]
    let first = rows.count
    let isObject = try reader.eachMember { key, reader throws(JSONError) in
      let line = lines.line(at: reader.offset)
      if key.is("products") {
        _ = try reader.eachElement { reader throws(JSONError) in
          try takeProduct(&reader, &lines)
        }
      } else if let column = MenuColumn(key.text), column.field == .name {
        names[MenuColumn(.category, column.language)] = try reader.value().map { ($0, line) }
      } else {
        report(
          line,
          "“\(key.text.beginning(40))” is not known in a category: name, name_ar … "
            + "and products are")
      }
    }
    if !isObject || names[MenuColumn(.category)] == nil { report(line, "a category has no name") }
    if isObject, rows.count == first { report(line, "a category has no products") }
    for place in first..<rows.count { rows[place].values.merge(names) { own, _ in own } }
  }

  private mutating func takeProduct(
    _ reader: inout JSONReader, _ lines: inout LineCounter
  ) throws(JSONError) {
    var row = MenuRow(line: lines.line(at: reader.offset))
    _ = try reader.eachMember { key, reader throws(JSONError) in
      let line = lines.line(at: reader.offset)
      guard let column = MenuColumn(key.text), column.field != .category, column.field != .currency
      else {
        return report(
          line,
          "“\(key.text.beginning(40))” is not known in a product. Known are: "
            + MenuColumn.members)
      }
      guard row.values[column] == nil else {
        return report(line, "“\(column.title)” is there twice")
      }
      row.values[column] = try reader.value().map { ($0, line) }
    }
    rows.append(row)
  }
}

extension JSONReader {
  /// A text, a number as written, or the texts of a list with commas between; nil for null and
  /// blank. Any other value is its kind, which no column takes.
  fileprivate mutating func value() throws(JSONError) -> String? {
    switch try kind() {
    case .text: return try text()?.filled
    case .number: return try number()
    case .list:
      var texts: [String] = []
      _ = try eachElement { reader throws(JSONError) in texts.append(try reader.text() ?? "") }
      return texts.joined(separator: ",").filled
    case .truth: return try truth().map { "\($0)" }
    case .object:
      try skip()
      return "{}"
    case .null:
      try skip()
      return nil
    }
  }
}

extension JSONError {
  /// The fault in words, for the person who wrote the file.
  fileprivate var fault: String {
    switch reason {
    case .end: "the file ends too early: it was cut off, or a bracket is missing"
    case .byte: "this is not JSON here: a comma, a quotation mark or a bracket is wrong or missing"
    case .number: "a number is not written as JSON wants it, as 4.5"
    case .escape: "a backslash in a text has no meaning: double it"
    case .control: "a text holds a line break or a control character: write \\n"
    case .utf8: "the text is not UTF-8"
    case .depth: "lists are nested too deep"
    }
  }
}

/// The lines of ascending offsets.
struct LineCounter {
  let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func line(at next: Int) -> Int {
    let end = min(next, bytes.count)
    while offset < end {
      if bytes[offset] == 0x0A { line += 1 }
      offset += 1
    }
    return line
  }
}
