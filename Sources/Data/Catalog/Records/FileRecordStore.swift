// A record store of plain files: a folder a collection, a JSON file a record.

import Foundation

/// Keeps each record in a JSON file of its own, replaced whole and flushed to the disk.
///
/// One process a folder. A file that cannot be read is renamed to end in `.damaged` and stays for a person to look at.
public actor FileRecordStore: RecordStore {
  private let folder: String
  private let limits: RecordLimits
  private let now: @Sendable () -> Date
  private let report: @Sendable (RecordError) -> Void
  /// Keys of the collections opened so far, so that counting needs no listing.
  private var known: [String: Set<String>] = [:]

  /// A store in this folder, which is made when first needed; `report` hears of every damaged record and every storage failure.
  public init(
    folder: URL, limits: RecordLimits = RecordLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (RecordError) -> Void = { _ in }
  ) {
    self.folder = folder.path(percentEncoded: false)
    self.limits = limits
    self.now = now
    self.report = report
  }

  public func load<Value: Codable & Sendable>(
    _ type: Value.Type, from collection: String, key: String
  ) throws(RecordError) -> Record<Value>? {
    let path = path(collection, key)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw reported(.storage(why: "\(collection)/\(key) cannot be read"))
    }
    do throws(RecordError) {
      return try RecordEnvelope<Value>.decode(data, collection: collection, key: key)
    } catch {
      try setAside(path)
      known[collection]?.remove(RecordFileName.encode(key))
      throw reported(error)
    }
  }

  public func save<Value: Codable & Sendable>(
    _ value: Value, to collection: String, key: String
  ) throws(RecordError) {
    let data = try RecordEnvelope.encode(
      value, key: key, savedAt: now(), limit: limits.recordBytes)
    let names = try names(in: collection)
    let name = RecordFileName.encode(key)
    guard names.contains(name) || names.count < limits.records else {
      throw .full(limit: limits.records)
    }
    do throws(DurableFile.Failure) {
      try DurableFile.replace(path(collection, key), with: data, flush: true)
    } catch {
      // The folder may have been taken away meanwhile; then it is made anew next time.
      known[collection] = nil
      throw reported(.storage(why: error.why))
    }
    known[collection]?.insert(name)
  }

  public func remove(from collection: String, key: String) throws(RecordError) {
    let path = path(collection, key)
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw reported(.storage(why: "\(collection)/\(key) cannot be removed"))
    }
    known[collection]?.remove(RecordFileName.encode(key))
  }

  public func keys(in collection: String) throws(RecordError) -> [String] {
    var keys: [String] = []
    for name in try names(in: collection) {
      let path = collectionFolder(collection) + "/" + name + Self.suffix
      // A record that cannot be read is reported when it is loaded; here it merely has no key to show.
      guard let data = try? Data(contentsOf: URL(filePath: path)),
        let head = try? JSONDecoder().decode(KeyOnly.self, from: data)
      else { continue }
      keys.append(head.key)
    }
    return keys.sorted()
  }

  private struct KeyOnly: Decodable {
    let key: String
  }

  private static let suffix = ".json"

  private func collectionFolder(_ collection: String) -> String {
    folder + (folder.hasSuffix("/") ? "" : "/") + RecordFileName.encode(collection)
  }

  private func path(_ collection: String, _ key: String) -> String {
    collectionFolder(collection) + "/" + RecordFileName.encode(key) + Self.suffix
  }

  /// The names of a collection's records without their suffix; makes its folder and sweeps unfinished files the first time.
  private func names(in collection: String) throws(RecordError) -> Set<String> {
    if let names = known[collection] { return names }
    let path = collectionFolder(collection)
    let entries: [String]
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      entries = try FileManager.default.contentsOfDirectory(atPath: path)
      for stray in entries where stray.hasPrefix(DurableFile.temporaryPrefix) {
        try FileManager.default.removeItem(atPath: path + "/" + stray)
      }
    } catch {
      throw reported(.storage(why: "\(path) cannot be used"))
    }
    let records = entries.filter { $0.hasSuffix(Self.suffix) }
    let names = Set(records.map { String($0.dropLast(Self.suffix.count)) })
    known[collection] = names
    return names
  }

  private func setAside(_ path: String) throws(RecordError) {
    var aside = path + ".damaged"
    var number = 1
    while FileManager.default.fileExists(atPath: aside) {
      number += 1
      aside = "\(path).\(number).damaged"
    }
    do {
      try FileManager.default.moveItem(atPath: path, toPath: aside)
    } catch {
      throw reported(.storage(why: "\(path) cannot be set aside"))
    }
  }

  private func reported(_ error: RecordError) -> RecordError {
    report(error)
    return error
  }
}
