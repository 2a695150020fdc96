// Prometheus' text format 0.0.4.

/// A text of metrics, appended family by family.
struct MetricsText {
  private(set) var text = ""

  /// A single value that may fall.
  mutating func gauge(
    _ name: String, _ help: String, _ value: Double, labels: [(String, String)] = []
  ) {
    head(name, help, "gauge")
    sample(name, labels, Self.number(value))
  }

  /// A single value that only grows.
  mutating func counter(_ name: String, _ help: String, _ value: Double) {
    head(name, help, "counter")
    sample(name, [], Self.number(value))
  }

  /// The counters of a family, including those at 0, so that a rate includes the first step.
  mutating func add(_ family: MetricFamily<Counter>) {
    head(family.name, family.help, "counter")
    for row in family.rows {
      sample(family.name, Array(zip(family.labels, row.values)), "\(row.cell.value)")
    }
  }

  /// The histograms of a family.
  mutating func add(_ family: MetricFamily<Histogram>) {
    head(family.name, family.help, "histogram")
    for row in family.rows {
      let labels = Array(zip(family.labels, row.values))
      let (upTo, sum) = row.cell.reading
      let bounds = Histogram.bounds.map(Self.number) + ["+Inf"]
      for (bound, count) in zip(bounds, upTo) {
        sample(family.name + "_bucket", labels + [("le", bound)], "\(count)")
      }
      sample(family.name + "_sum", labels, Self.number(sum))
      sample(family.name + "_count", labels, "\(upTo.last ?? 0)")
    }
  }

  private mutating func head(_ name: String, _ help: String, _ type: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private mutating func sample(_ name: String, _ labels: [(String, String)], _ value: String) {
    text += name
    if !labels.isEmpty {
      text += "{" + labels.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",") + "}"
    }
    text += " \(value)\n"
  }

  /// A label's value, escaped for the format.
  static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
  }

  /// A number without a point when it is whole.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
