// The products of a menu file as written, from either format.
import DataLayer
import Foundation

/// The rows of a menu file, and the faults of its form.
struct MenuFileRows: Sendable {
  var rows: [MenuRow] = []
  var problems: [MenuFileProblem] = []
  /// The currency of a JSON file; a CSV file states it in its rows.
  var currency: (text: String, line: Int)?

  /// Reads the rows of a file: JSON if it starts with `{`, else CSV. Throws the fault after which
  /// nothing can be read.
  init(_ data: Data) throws(MenuFileProblem) {
    let text = try Self.text(data)
    if text.first(where: { !$0.isWhitespace }) == "{" {
      try takeJSON(Data(text.utf8))
    } else {
      try takeCSV(text)
    }
  }

  /// The text without its byte order mark. Throws when it is not UTF-8.
  private static func text(_ data: Data) throws(MenuFileProblem) -> String {
    var bytes = data[...]
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw MenuFileProblem(1, "the file is UTF-16: save it as “CSV UTF-8”")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw MenuFileProblem(wrong + 1, "the text is not UTF-8: save the file as “CSV UTF-8”")
  }

  // MARK: - CSV

  private mutating func takeCSV(_ text: String) throws(MenuFileProblem) {
    let table = try CSVTable(text)
    guard let header = table.records.first else { throw MenuFileProblem(nil, "the file is empty") }
    let columns = try Self.columns(header)
    for record in table.records.dropFirst() {
      takeRecord(record, columns)
    }
    // A row may lack empty values at its end, but not where the file was cut off.
    if let last = table.records.last, last.values.count < columns.count,
      let end = text.utf8.last, end != 0x0A, end != 0x0D
    {
      problems.append(
        MenuFileProblem(last.line, "the last line is incomplete: the file was cut off there"))
    }
  }

  /// The columns of the header; nil for one without title.
  private static func columns(
    _ header: CSVTable.Record
  ) throws(MenuFileProblem) -> [MenuColumn?] {
    var columns: [MenuColumn?] = []
    for title in header.values.map({ $0.trimmingCharacters(in: .whitespacesAndNewlines) }) {
      guard !title.isEmpty else {
        columns.append(nil)
        continue
      }
      guard let column = MenuColumn(title) else {
        throw MenuFileProblem(
          header.line, "“\(title.beginning(40))” is no column. Columns are: \(MenuColumn.all)")
      }
      guard !columns.contains(column) else {
        throw MenuFileProblem(header.line, "the column “\(column.title)” is there twice")
      }
      columns.append(column)
    }
    for field in [MenuColumn.Field.category, .name, .price]
    where !columns.contains(MenuColumn(field)) {
      throw MenuFileProblem(
        header.line, "the column “\(field.rawValue)” is missing; the first line names the columns")
    }
    return columns
  }

  private mutating func takeRecord(_ record: CSVTable.Record, _ columns: [MenuColumn?]) {
    var row = MenuRow(line: record.line)
    for (place, value) in record.values.enumerated() {
      guard let text = value.filled else { continue }
      if place < columns.count, let column = columns[place] {
        row.values[column] = (text, record.line)
      } else {
        problems.append(
          MenuFileProblem(
            record.line,
            "“\(text.beginning(40))” is in no column: put a value that holds a "
              + "separator in quotation marks"))
        return
      }
    }
    if !row.values.isEmpty { rows.append(row) }
  }
}
