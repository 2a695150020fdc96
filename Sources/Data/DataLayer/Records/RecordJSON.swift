// How a record's value is written down.

import Foundation

/// The JSON of records' values.
enum RecordJSON {
  /// The JSON of a value; throws when it is none or takes more bytes than the limit.
  static func encode(_ value: some Encodable, limit: Int) throws(RecordError) -> Data {
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

  /// The value in some JSON; throws `damaged` when it holds none of this type.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, collection: String, key: String
  ) throws(RecordError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      let why = HTTPError(decoding: error, bodyIsEmpty: data.isEmpty).placeAndReason
      throw .damaged(collection: collection, key: key, why: why)
    }
  }
}

extension HTTPError {
  /// `name is missing`, for reports on JSON that no service sent.
  fileprivate var placeAndReason: String {
    guard case .unreadable(let place, let why) = self else { return sentence.english }
    return place.isEmpty ? "it \(why)" : "\(place) \(why)"
  }
}
