// The JSON of records.
package import Foundation

/// Encodes and decodes the values of records.
package enum RecordJSON {
  /// The JSON of a value. Throws `tooLarge` above the limit, `unwritableValue` when it has none.
  package static func encode(_ value: some Encodable, limit: Int) throws(RecordError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(value)
    } catch {
      throw .unwritableValue(why: "\(error)")
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  /// The value of JSON. Throws `damaged` when it is not of this type.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, collection: String, key: String
  ) throws(RecordError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      let why = HTTPError(decoding: error, bodyIsEmpty: data.isEmpty).pathAndReason
      throw .damaged(collection: collection, key: key, why: why)
    }
  }
}

extension HTTPError {
  /// The location and the reason, such as `name is missing`, for JSON that no service sent.
  fileprivate var pathAndReason: String {
    guard case .unreadable(let place, let why) = self else { return sentence }
    return place.isEmpty ? "it \(why)" : "\(place) \(why)"
  }
}
