// A strict reader of Prometheus' text format 0.0.4, for the tests of `/metrics`.
import Foundation

/// The families of a text, or why it is none.
struct PrometheusText {
  struct Family {
    let name: String
    let help: String
    var type = ""
    var labels: Set<String> = []
    var samples: [String: String] = [:]
  }

  struct Fault: Error {
    let line: String
    let why: String
  }

  private(set) var families: [String: Family] = [:]

  /// The names that a query may use.
  var names: Set<String> {
    Set(
      families.values.flatMap { family in
        family.type == "histogram"
          ? ["_bucket", "_sum", "_count"].map { family.name + $0 } : [family.name]
      })
  }

  /// The value of a sample, written as in the text.
  subscript(sample: String) -> String? {
    families.values.lazy.compactMap { $0.samples[sample] }.first
  }

  init(_ text: String) throws {
    guard text.hasSuffix("\n") else { throw Fault(line: "", why: "no line end at the end") }
    var current: String?
    for line in text.dropLast().components(separatedBy: "\n") {
      func fault(_ why: String) -> Fault { Fault(line: line, why: why) }
      if let match = line.wholeMatch(of: /# HELP ([a-z_][a-z0-9_]*) ([^\\]+)/) {
        let name = String(match.1)
        guard families[name] == nil else { throw fault("a family twice") }
        families[name] = Family(name: name, help: String(match.2))
        current = name
      } else if let match = line.wholeMatch(of: /# TYPE ([a-z_0-9]+) (counter|gauge|histogram)/) {
        guard current == String(match.1), families[String(match.1)]?.type == "" else {
          throw fault("a type out of place")
        }
        families[String(match.1)]?.type = String(match.2)
      } else {
        let pattern = /([a-z_][a-z0-9_]*)(?:\{([^{}]+)\})? ([0-9.e+-]+|\+Inf)/
        guard let match = line.wholeMatch(of: pattern), Double(match.3) != nil else {
          throw fault("no sample")
        }
        try add(String(match.1), match.2.map(String.init), String(match.3), to: current, fault)
      }
    }
    for family in families.values where family.type == "histogram" { try check(family) }
  }

  private mutating func add(
    _ name: String, _ labels: String?, _ value: String, to current: String?,
    _ fault: (String) -> Fault
  ) throws {
    guard let current, var family = families[current], !family.type.isEmpty else {
      throw fault("a sample before its type")
    }
    let ends = family.type == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
    guard ends.contains(where: { family.name + $0 == name }) else { throw fault("a foreign name") }
    let pairs = (labels ?? "").matches(of: /([a-z_]+)="(?:[^"\\\n]|\\["\\n])*"/)
    guard pairs.map({ String($0.0) }).joined(separator: ",") == labels ?? "" else {
      throw fault("no label")
    }
    let read = pairs.map { String($0.1) }
    guard Set(read).count == read.count else { throw fault("a label twice") }
    family.labels.formUnion(read.filter { $0 != "le" })
    let key = labels.map { "\(name){\($0)}" } ?? name
    guard family.samples.updateValue(value, forKey: key) == nil else { throw fault("twice") }
    families[current] = family
  }

  /// Buckets grow, and the last is the count.
  private func check(_ family: Family) throws {
    let buckets = family.samples.filter { $0.key.contains("_bucket{") }
    let rows = Dictionary(grouping: buckets) { $0.key.replacing(/,?le="[^"]+"/, with: "") }
    for (row, samples) in rows {
      let counts = samples.map { sample -> (bound: Double, count: Double) in
        let bound = sample.key.firstMatch(of: /le="([^"]+)"/)?.1 ?? ""
        return (
          bound == "+Inf" ? .infinity : Double(bound) ?? -1, Double(sample.value) ?? -1
        )
      }.sorted { $0.bound < $1.bound }
      let name = row.replacing("_bucket", with: "_count").replacing("{}", with: "")
      guard counts.last?.bound == .infinity, counts.first.map({ $0.bound > 0 }) == true,
        zip(counts, counts.dropFirst()).allSatisfy({ $0.count <= $1.count }),
        family.samples[name].flatMap(Double.init) == counts.last?.count
      else { throw Fault(line: row, why: "no histogram") }
    }
  }
}
