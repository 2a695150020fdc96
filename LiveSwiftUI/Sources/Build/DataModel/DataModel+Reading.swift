// Reads the files of Xcode's model editor. They are checked: an app may come from anywhere.
package import Foundation

extension DataModel {
  /// The most bytes of a file; models of people have some kilobytes.
  private static let longest = 4 << 20

  /// Reads a folder `xcdatamodeld`, of its versions the current one, or a folder `xcdatamodel`.
  /// Throws if a file cannot be read, or is no valid model.
  package init(reading folder: URL) throws(DataModelError) {
    try self.init(xml: Self.data(of: Self.contents(of: folder)))
  }

  /// The file with the current version of a model, in `xcdatamodeld` or `xcdatamodel`.
  package static func contents(of folder: URL) -> URL {
    guard folder.pathExtension == "xcdatamodeld" else {
      return folder.appendingPathComponent("contents")
    }
    return folder.appendingPathComponent(currentVersion(of: folder))
      .appendingPathComponent("contents")
  }

  private static func currentVersion(of folder: URL) -> String {
    // A model of one version mostly has no such file.
    let list = try? data(of: folder.appendingPathComponent(".xccurrentversion"))
    // A file that is no property list names no version.
    let plist = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    if let name = (plist as? [String: Any])?["_XCCurrentVersionName"] as? String,
      name.hasSuffix(".xcdatamodel"), !name.contains("/")
    {
      return name
    }
    // A folder that cannot be listed has no version.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().last
      ?? folder.deletingPathExtension().lastPathComponent + ".xcdatamodel"
  }

  private static func data(of file: URL) throws(DataModelError) -> Data {
    let name = file.deletingLastPathComponent().lastPathComponent
    do {
      let handle = try FileHandle(forReadingFrom: file)
      let data = try handle.read(upToCount: longest + 1) ?? Data()
      guard data.count <= longest else { throw DataModelError.tooLarge(name) }
      return data
    } catch let error as DataModelError {
      throw error
    } catch {
      throw .unreadable(name)
    }
  }

  /// Reads the XML of one version. Throws if it is no valid model.
  package init(xml: Data) throws(DataModelError) {
    guard xml.count <= Self.longest else { throw .tooLarge("") }
    let root = try XMLReader.root(of: Array(xml))
    guard root.name == "model" else { throw .content("its element is “\(root.name)”") }
    var entities: [DataEntity] = []
    for node in root.all("entity") { entities.append(try DataEntity(node)) }
    self.init(entities: entities)
    try check()
  }

  /// Throws where names lead nowhere, or occur twice.
  private func check() throws(DataModelError) {
    var names: Set<String> = []
    for entity in entities where !names.insert(entity.name).inserted {
      throw .content("it has two entities “\(entity.name)”")
    }
    for entity in entities {
      var properties: Set<String> = []
      for name in entity.attributes.map(\.name) + entity.relationships.map(\.name)
      where !properties.insert(name).inserted {
        throw .content("“\(entity.name)” has two properties “\(name)”")
      }
      for each in entity.relationships where !names.contains(each.destination) {
        throw .content("“\(entity.name).\(each.name)” leads to no entity")
      }
      try checkParents(of: entity, names)
    }
  }

  private func checkParents(of entity: DataEntity, _ names: Set<String>) throws(DataModelError) {
    var seen: Set<String> = [entity.name]
    var above = entity.parent
    while let name = above {
      guard let parent = self.entity(name) else {
        throw .content("the parent of “\(entity.name)” is no entity")
      }
      guard seen.insert(name).inserted else {
        throw .content("“\(entity.name)” is its own parent")
      }
      above = parent.parent
    }
  }
}

extension XMLNode {
  fileprivate func isYes(_ key: String) -> Bool { attributes[key] == "YES" }

  /// A name that is an identifier in Swift too, as the editor asks for.
  fileprivate func identifier(_ key: String) throws(DataModelError) -> String {
    guard let name = attributes[key], name.isIdentifier else {
      throw .content("an element “\(self.name)” has no valid \(key)")
    }
    return name
  }
}

extension String {
  /// Whether the text is a name in Swift, of ASCII letters, digits and underscores.
  package var isIdentifier: Bool {
    guard let first = utf8.first, count <= 128 else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension DataEntity {
  fileprivate init(_ node: XMLNode) throws(DataModelError) {
    self.init(name: try node.identifier("name"))
    // “.Item” and “Shop.Item” name a class of a module.
    if let name = node.attributes["representedClassName"]?.split(separator: ".").last {
      guard String(name).isIdentifier else { throw .content("the class of “\(self.name)”") }
      className = name == "NSManagedObject" ? nil : String(name)
    }
    if node.attributes["parentEntity"] != nil { parent = try node.identifier("parentEntity") }
    isAbstract = node.isYes("isAbstract")
    code =
      switch node.attributes["codeGenerationType"] {
      case "class": .wholeClass
      case "category": .category
      default: .none
      }
    for each in node.all("attribute") {
      if let attribute = try DataAttribute(each) { attributes.append(attribute) }
    }
    for each in node.all("relationship") { relationships.append(try DataRelationship(each)) }
    let known = Set(attributes.map(\.name) + relationships.map(\.name))
    uniques = node.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }
      .map { $0.all("constraint").compactMap { $0.attributes["value"] } }
      .filter { !$0.isEmpty && known.isSuperset(of: $0) }
  }
}

extension DataAttribute {
  /// Nil for a derived attribute and a composite one, which are not supported.
  fileprivate init?(_ node: XMLNode) throws(DataModelError) {
    let name = try node.identifier("name")
    let type = node.attributes["attributeType"] ?? ""
    if node.isYes("derived") || type == "Composite" || type == "Undefined" { return nil }
    guard let kind = Kind(rawValue: type) else {
      throw .content("“\(name)” is of the unknown type “\(type.prefix(40))”")
    }
    self.init(name: name, kind: kind)
    isOptional = node.isYes("optional")
    isTransient = node.isYes("transient")
    initial = node.attributes["defaultValueString"] ?? node.attributes["defaultDateTimeInterval"]
    isScalar = node.isYes("usesScalarValueType")
    formerName = node.attributes["elementID"] ?? node.attributes["renamingIdentifier"]
    if let custom = node.attributes["customClassName"] {
      guard custom.isTypeName else { throw .content("the class of “\(name)” is no type") }
      customClass = custom
    }
  }
}

extension String {
  /// Whether the text has only what types are written with, so that it may be part of a file.
  fileprivate var isTypeName: Bool {
    !isEmpty && utf8.count <= 200
      && unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || "0123456789_.<>[]:, ?".unicodeScalars.contains($0))
      }
  }
}

extension DataRelationship {
  fileprivate init(_ node: XMLNode) throws(DataModelError) {
    self.init(
      name: try node.identifier("name"), destination: try node.identifier("destinationEntity"))
    inverse = node.attributes["inverseName"]
    isToMany = node.isYes("toMany")
    isOrdered = node.isYes("ordered")
    isOptional = node.isYes("optional")
    deleteRule = node.attributes["deletionRule"].flatMap { DeleteRule(rawValue: $0) } ?? .nullify
    formerName = node.attributes["elementID"] ?? node.attributes["renamingIdentifier"]
  }
}
