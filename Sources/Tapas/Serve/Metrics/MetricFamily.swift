// Counters and histograms by labels whose values are all known before the first request.

/// A set of counters or histograms under one name, one for each row of label values.
///
/// The rows are fixed, so requests of strangers cannot create another one.
struct MetricFamily<Cell: Sendable>: Sendable {
  let name: String
  let help: String
  let labels: [String]
  let rows: [(values: [String], cell: Cell)]
  private let indices: [[String]: Int]

  /// A family with these rows. The last row counts every other combination.
  init(_ name: String, help: String, labels: [String], rows: [[String]], cell: () -> Cell) {
    self.name = name
    self.help = help
    self.labels = labels
    self.rows = rows.map { ($0, cell()) }
    indices = Dictionary(zip(rows, rows.indices)) { first, _ in first }
  }

  /// The cell of a family without labels.
  var only: Cell { rows[0].cell }

  /// The cell of a row of label values.
  subscript(values: String...) -> Cell { rows[indices[values] ?? rows.count - 1].cell }
}

extension MetricFamily where Cell == Counter {
  init(_ name: String, help: String, labels: [String], rows: [[String]]) {
    self.init(name, help: help, labels: labels, rows: rows) { Counter() }
  }
}

extension MetricFamily where Cell == Histogram {
  init(_ name: String, help: String, labels: [String], rows: [[String]]) {
    self.init(name, help: help, labels: labels, rows: rows) { Histogram() }
  }
}

/// Every combination of the values of several labels.
func combinations(_ lists: [String]...) -> [[String]] {
  lists.reduce([[]]) { rows, list in rows.flatMap { row in list.map { row + [$0] } } }
}
