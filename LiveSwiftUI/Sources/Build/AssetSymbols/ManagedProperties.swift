// The properties with `@NSManaged` in an app's own classes.
import Foundation

/// A property with `@NSManaged`, for which the compiler expects accessors from elsewhere.
struct ManagedProperty: Equatable {
  /// The class of the property.
  let owner: String
  /// The name of the property.
  let name: String
  /// The type as it is written.
  let type: String
  /// Whether other modules may see it.
  let isPublic: Bool
}

/// The classes and properties of an app's own sources.
struct ManagedSources {
  /// The classes that the sources declare.
  private(set) var classes: Set<String> = []
  /// The properties, in the order of the sources.
  private(set) var properties: [ManagedProperty] = []
  /// A sentence for each property that has no accessors.
  private(set) var conflicts: [String] = []
  /// Whether a source imports Core Data.
  private(set) var usesCoreData = false

  /// Reads a source.
  mutating func add(_ text: String) {
    let code = Self.withoutComments(text)
    if code.contains(/(?m)^\s*(?:@\w+\s+)?(?:\w+\s+)?import\s+CoreData\b/) { usesCoreData = true }
    for match in code.matches(of: /\bclass\s+(\w+)/) { classes.insert(String(match.1)) }
    guard code.contains("@NSManaged") else { return }
    addProperties(of: code)
  }

  private mutating func addProperties(of code: String) {
    var scopes: [String?] = []
    var pending: String?
    let token =
      /\b(?:class|extension|struct|enum|actor|protocol)\s+(\w+)|[{}]|@NSManaged\b([^\n;{}]*)/
    for match in code.matches(of: token) {
      switch match.0.first {
      case "{":
        scopes.append(pending)
        pending = nil
      case "}": _ = scopes.popLast()
      case "@": addProperty(String(match.2 ?? ""), scopes)
      default:
        if let name = match.1, name != "func", name != "var" { pending = String(name) }
      }
    }
  }

  private mutating func addProperty(_ text: String, _ scopes: [String?]) {
    let declaration = /\s*((?:[@\w()]+\s+)*?)var\s+`?(\w+)`?\s*:\s*(.+?)\s*/
    guard let match = text.wholeMatch(of: declaration) else {
      return conflicts.append(
        "“@NSManaged\(text)” has no accessors: it is no property alone in its line.")
    }
    let modifiers = match.1.split(whereSeparator: \.isWhitespace)
    guard let owner = scopes.last ?? nil, scopes.count == 1,
      !modifiers.contains("private"), !modifiers.contains("fileprivate")
    else {
      return conflicts.append(
        "\(match.2) with @NSManaged has no accessors: it is private, or in a class within another.")
    }
    properties.append(
      ManagedProperty(
        owner: owner, name: String(match.2), type: String(match.3),
        isPublic: modifiers.contains("public") || modifiers.contains("open")))
  }

  /// The text without comments and texts in quotes.
  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/, with: " ")
  }
}

/// The text of the accessors of properties with `@NSManaged`.
struct ManagedAccessors {
  /// The module of the app.
  let module: String
  let properties: [ManagedProperty]
  /// The classes of the module.
  let classes: Set<String>

  /// The accessors, and a sentence for each property whose type has no known name in symbols.
  var result: (text: String, conflicts: [String]) {
    var text = ""
    var conflicts: [String] = []
    for each in properties {
      var symbol = MangledName(module: module, owner: each.owner, classes: classes)
      guard let name = symbol.property(each.name, each.type) else {
        conflicts.append(
          "\(each.owner).\(each.name) with @NSManaged has no accessors: its type is \(each.type).")
        continue
      }
      text += """
        extension \(each.owner) {
          \(each.isPublic ? "public " : "")final var _managed_\(each.name): \(each.type) {
            @_silgen_name("\(name)g") get { _value("\(each.name)") }
            @_silgen_name("\(name)s") set { _setValue(newValue, "\(each.name)") }
          }
        }

        """
    }
    return (text, conflicts)
  }
}
