// A model as JSON, and back.
import Foundation
import PersistentStore

/// The values of a model as the JSON object of a row.
private struct EncodedModel: Encodable {
  let backing: _ModelBacking

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RowKey.self)
    for property in backing.entity.properties where property.isStored {
      let key = RowKey(property.name)
      if property.destination != nil {
        let links = backing.links[property.name] ?? []
        try container.encode(links.map(\.identifier.id.text), forKey: key)
      } else if let box = backing.values[property.name] {
        try property.coding?.encode(box, &container, key)
      }
    }
  }
}

/// Takes the values of a row into a model.
private struct DecodedModel: DecodableWithConfiguration {
  init(from decoder: any Decoder, configuration backing: _ModelBacking) throws {
    let container = try decoder.container(keyedBy: RowKey.self)
    for property in backing.entity.properties {
      guard property.isStored else {
        backing.values[property.name] = property.initial?()
        continue
      }
      let key = property.names.lazy.map { RowKey($0) }.first { container.contains($0) }
      if let destination = property.destination {
        let texts = try key.map { try container.decode([String].self, forKey: $0) } ?? []
        let name = Entity.of(destination).name
        backing.links[property.name] = texts.map { .id(PersistentIdentifier(name, $0)) }
      } else if let key {
        backing.values[property.name] = try property.coding?.decode(container, key)
      } else if let initial = property.initial {
        // The property is newer than the row.
        backing.values[property.name] = initial()
      } else if !property.isOptional {
        throw StoreFailure(
          description: """
            A stored \(backing.entity.name) has no \(property.name): give the property a default, \
            or make it optional.
            """)
      }
    }
  }
}

extension _ModelBacking {
  /// The row of the model.
  func row() throws -> StoredRow {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return StoredRow(identifier: identifier, json: try encoder.encode(EncodedModel(backing: self)))
  }

  /// Takes the values of a row.
  func take(_ row: StoredRow) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    values = [:]
    links = [:]
    _ = try decoder.decode(DecodedModel.self, from: row.json, configuration: self)
    isStored = true
    hasChanges = false
  }
}
