// What Core Data adds to an app's module.
import DataModel
import Foundation

/// The data models and the sources of a module.
struct ManagedObjects {
  private(set) var models: [DataModel] = []
  /// The module of the sources.
  var module = ""
  private(set) var sources = ManagedSources()
  private var failures: [String] = []

  /// Takes an argument of the command: a data model, the name of the module or a Swift file. False
  /// for others.
  mutating func add(_ argument: String) -> Bool {
    if argument.hasPrefix("--module=") {
      module = String(argument.dropFirst("--module=".count))
      return true
    }
    let file = URL(filePath: argument)
    switch file.pathExtension {
    case "xcdatamodeld", "xcdatamodel":
      do {
        models.append(try DataModel(reading: file))
      } catch {
        failures.append("\(file.lastPathComponent) has no classes: \(error)")
      }
    case "swift":
      // A file that cannot be read is reported by the compiler.
      if let text = try? String(contentsOf: file, encoding: .utf8) { sources.add(text) }
    default: return false
    }
    return true
  }

  /// Adds a model that was read.
  mutating func add(_ model: DataModel) { models.append(model) }

  /// Adds the text of a source.
  mutating func addSource(_ text: String) { sources.add(text) }

  /// Whether the module has objects of Core Data.
  var isUsed: Bool { !models.isEmpty || sources.usesCoreData }

  private var accessors: ManagedAccessors {
    let generated = models.flatMap(\.entities).compactMap(\.className)
    return ManagedAccessors(
      module: module, properties: sources.properties, classes: sources.classes.union(generated))
  }

  /// The classes and accessors.
  var text: String {
    [ManagedClasses(models: models, declared: sources.classes).text, accessors.result.text]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// A sentence for each model that cannot be read, and for each property without accessors.
  var conflicts: [String] { failures + sources.conflicts + accessors.result.conflicts }
}
