// An object as JSON, and back.
import DataModel
import Foundation
import PersistentStore

/// The name of a property in a row.
struct PropertyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The values of an object as the JSON of a row.
private struct EncodedObject: Encodable {
  let object: NSManagedObject

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PropertyKey.self)
    for (name, attribute) in object.entity.attributesByName where !attribute.isTransient {
      if let value = object.values[name] {
        try value.encode(to: &container, PropertyKey(name))
      }
    }
    for (name, each) in object.entity.relationshipsByName where !each.isTransient {
      guard let links = object.links[name], !links.isEmpty else { continue }
      try container.encode(
        links.map { "\($0.row.entity)/\($0.row.id)" }, forKey: PropertyKey(name))
    }
  }
}

extension AttributeValue {
  fileprivate func encode(
    to container: inout KeyedEncodingContainer<PropertyKey>, _ key: PropertyKey
  ) throws {
    switch self {
    case .whole(let number): try container.encode(number, forKey: key)
    case .fraction(let number): try container.encode(number, forKey: key)
    case .decimal(let number): try container.encode("\(number)", forKey: key)
    case .boolean(let value): try container.encode(value, forKey: key)
    case .text(let text): try container.encode(text, forKey: key)
    case .date(let date):
      try container.encode(date.timeIntervalSinceReferenceDate, forKey: key)
    case .bytes(let data): try container.encode(data, forKey: key)
    case .uuid(let uuid): try container.encode(uuid, forKey: key)
    case .url(let url): try container.encode(url.absoluteString, forKey: key)
    case .object(let object):
      guard let json = object.json else {
        StandardError.write("\(key.stringValue) is not saved: its value is not Codable.")
        return
      }
      try container.encode(json, forKey: key)
    }
  }

  fileprivate init(
    from container: KeyedDecodingContainer<PropertyKey>, _ key: PropertyKey,
    _ kind: DataAttribute.Kind
  ) throws {
    switch kind {
    case .integer16, .integer32, .integer64:
      self = .whole(try container.decode(Int64.self, forKey: key))
    case .double, .float: self = .fraction(try container.decode(Double.self, forKey: key))
    case .decimal:
      let text = try container.decode(String.self, forKey: key)
      self = .decimal(Decimal(string: text) ?? 0)
    case .boolean: self = .boolean(try container.decode(Bool.self, forKey: key))
    case .string: self = .text(try container.decode(String.self, forKey: key))
    case .date:
      let seconds = try container.decode(Double.self, forKey: key)
      self = .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .binary: self = .bytes(try container.decode(Data.self, forKey: key))
    case .uuid: self = .uuid(try container.decode(UUID.self, forKey: key))
    case .uri:
      let text = try container.decode(String.self, forKey: key)
      guard let url = URL(string: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "no address")
      }
      self = .url(url)
    case .transformable:
      self = .object(Transformed(json: try container.decode(Data.self, forKey: key)))
    }
  }
}

/// Takes the values of a row into an object.
private struct DecodedObject: DecodableWithConfiguration {
  init(from decoder: any Decoder, configuration object: NSManagedObject) throws {
    let container = try decoder.container(keyedBy: PropertyKey.self)
    func key(_ property: NSPropertyDescription) -> PropertyKey? {
      [property.name, property.renamingIdentifier].lazy.compactMap { $0.map { PropertyKey($0) } }
        .first { container.contains($0) }
    }
    for (name, attribute) in object.entity.attributesByName {
      if attribute.isTransient { continue }
      object.values[name] =
        try key(attribute).map {
          try AttributeValue(from: container, $0, attribute.attributeType.kind)
        } ?? object.missing(attribute)
    }
    for (name, each) in object.entity.relationshipsByName {
      let texts = try key(each).map { try container.decode([String].self, forKey: $0) } ?? []
      object.links[name] = texts.compactMap { text in
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let row = RowIdentity(entity: parts[0], id: parts[1])
        return NSManagedObjectID(each.destinationEntity, row)
      }
    }
  }
}

extension NSManagedObject {
  /// The value of an attribute that a row lacks: nil, or the default if the attribute is newer than
  /// the row.
  fileprivate func missing(_ attribute: NSAttributeDescription) -> AttributeValue? {
    guard !attribute.isOptional, let value = attribute.defaultValue else { return nil }
    return AttributeValue(value, attribute.attributeType.kind)
  }

  /// The row of the object.
  final func row() throws -> StoredRow {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return StoredRow(objectID.row, json: try encoder.encode(EncodedObject(object: self)))
  }

  /// Takes the values of a row. Throws if a value is of another type than the model's.
  final func take(_ row: StoredRow) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      _ = try decoder.decode(DecodedObject.self, from: row.json, configuration: self)
    } catch {
      throw CoreDataError(
        .store, "A row of \(entity.key) does not fit the data model: \(error)")
    }
    isStored = true
    isChanged = false
    saved = nil
  }
}
