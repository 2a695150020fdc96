// The expansions of `@Model` and of `@_PersistedProperty`, which it adds to each property.
import Foundation

/// One expansion of a macro of SwiftData.
struct Model {
  /// The text that the compiler adds.
  let source: String

  /// Reads the compiler's message; nil for another macro.
  init?(_ message: [String: Any]) {
    guard let macro = message["macro"] as? [String: Any],
      let name = macro["typeName"] as? String, let role = message["macroRole"] as? String,
      let text = Self.text(message["declSyntax"])
    else { return nil }
    switch (name, role) {
    case ("ModelMacro", "member"): source = Self.members(of: text)
    case ("ModelMacro", "memberAttribute"):
      let property = ModelMembers(text).properties.first
      source = property == nil ? "" : "@SwiftData._PersistedProperty"
    case ("ModelMacro", "extension"):
      let type = Self.text(message["extendedTypeSyntax"]) ?? ""
      source = Self.extending(
        type, message,
        with: "nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable")
    case ("PersistedPropertyMacro", "accessor"): source = Self.accessors(of: text)
    case ("PersistedPropertyMacro", "peer"): source = Self.peer(of: text)
    case ("ModelActorMacro", "member"): source = Self.actorMembers(of: text)
    case ("ModelActorMacro", "extension"):
      let type = Self.text(message["extendedTypeSyntax"]) ?? ""
      source = Self.extending(type, message, with: "SwiftData.ModelActor")
    default: return nil
    }
  }

  private static func text(_ syntax: Any?) -> String? {
    (syntax as? [String: Any])?["source"] as? String
  }

  /// An extension that adds a conformance, unless the type has it already.
  private static func extending(
    _ type: String, _ message: [String: Any], with conformance: String
  ) -> String {
    guard text(message["conformanceListSyntax"]) != "" else { return "" }
    let name = type.trimmingCharacters(in: .whitespacesAndNewlines)
    return "extension \(name): \(conformance) {}"
  }

  /// A declaration of a type, as far as the macros need it.
  private struct TypeHead {
    let name: String
    /// `public ` or nothing.
    let access: String
    let body: String
  }

  private static func head(of source: String, _ keyword: String) -> TypeHead? {
    let tokens = SourceReader.tokens(of: source)
    guard let index = tokens.firstIndex(where: { $0.text == keyword }),
      let name = tokens[(index + 1)...].first(where: { $0.kind == .word }),
      let body = tokens[index...].first(where: { $0.text.hasPrefix("{") })
    else { return nil }
    let words = tokens[..<index].map(\.text)
    let access: String
    if words.contains("public") || words.contains("open") {
      access = "public "
    } else if words.contains("package") {
      access = "package "
    } else {
      access = ""
    }
    return TypeHead(
      name: name.text, access: access, body: String(body.text.dropFirst().dropLast()))
  }

  private static func members(of source: String) -> String {
    guard let head = head(of: source, "class") else { return "" }
    let members = ModelMembers(head.body)
    let adding = members.properties.map { property in
      let value = property.value.map { ", default: { \($0)\n}" } ?? ""
      let metadata = metadata(of: property).map { ", \($0)" } ?? ""
      return "_properties.add(\"\(property.bare)\", \\.\(property.name)\(value)\(metadata))"
    }
    let uniques = members.uniques.map { "_properties.addUnique(\($0))" }
    let starting = members.properties.map { "self._\($0.bare) = SwiftData._SwiftDataNoType()" }
    let list = """
      var _properties = SwiftData._ModelProperties<\(head.name)>()
        \((adding + uniques).joined(separator: "\n  "))
        return _properties.all
      """
    return """
      @SwiftData.Transient
      \(head.access)var _$backingData = SwiftData._ModelBacking(\(head.name).self)

      \(head.access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        \(adding.isEmpty ? "[]" : list)
      }

      \(head.access)required init(backingData: SwiftData._ModelBacking) {
        self._$backingData = backingData
        \(starting.joined(separator: "\n  "))
      }
      """
  }

  /// The value that describes how a property is saved; nil for a plain one.
  private static func metadata(of property: ModelProperty) -> String? {
    for attribute in property.attributes
    where ["Attribute", "Relationship"].contains(attribute.name) {
      return "SwiftData.Schema.\(attribute.name)(\(attribute.arguments))"
    }
    return nil
  }

  private static func accessors(of source: String) -> String {
    guard let property = ModelMembers(source).properties.first else { return "" }
    return """
      {
        @storageRestrictions(accesses: _$backingData, initializes: _\(property.bare))
        init(initialValue) {
          _$backingData._initialize("\(property.bare)", to: initialValue)
          _\(property.bare) = SwiftData._SwiftDataNoType()
        }
        get { _$backingData._read(self, \\.\(property.name), "\(property.bare)") }
        set { _$backingData._write(self, \\.\(property.name), "\(property.bare)", newValue) }
      }
      """
  }

  private static func peer(of source: String) -> String {
    guard let property = ModelMembers(source).properties.first else { return "" }
    let start = property.isOptional ? " = SwiftData._SwiftDataNoType()" : ""
    return """
      @SwiftData.Transient
      private var _\(property.bare): SwiftData._SwiftDataNoType\(start)
      """
  }

  private static func actorMembers(of source: String) -> String {
    guard let head = head(of: source, "actor") else { return "" }
    let hasInit = SourceReader.tokens(of: head.body).contains { $0.text == "init" }
    let start = """
      \(head.access)init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
    return """
      \(head.access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(head.access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(hasInit ? "" : start)
      """
  }
}
