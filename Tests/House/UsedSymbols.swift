// Which symbols of other modules the built sources refer to, from the compiler's index.
import CIndex
import Foundation

/// What went wrong while an index was read.
enum IndexError: Error {
  /// libIndexStore is not where the toolchain has it; holds where it was looked for.
  case noLibrary(String)
  /// There is no index in the folder.
  case noIndex(String)
  /// The record cannot be read.
  case badRecord(String)
}

enum UsedSymbols {
  /// The symbols that source files refer to, with the names of those files. `isCurrent` says which
  /// records count: those of older versions of a file stay in an index.
  static func read(
    _ index: URL, where isCurrent: (_ file: String, _ written: Date) -> Bool = { _, _ in true }
  ) throws -> [String: Set<String>] {
    let path = try APIGate.run(["sh", "-c", "readlink -f \"$(command -v swiftc)\""])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let name = URL(filePath: path).deletingLastPathComponent()
      .appending(path: "../lib/libIndexStore.so").path
    guard let library = tapas_index_library(name) else { throw IndexError.noLibrary(name) }
    guard let store = tapas_index_open(library, index.path) else {
      throw IndexError.noIndex(index.path)
    }
    defer { tapas_index_close(library, store) }
    var used: [String: Set<String>] = [:]
    for record in try records(of: index, where: isCurrent) {
      let found = Found()
      let context = Unmanaged.passUnretained(found).toOpaque()
      let isRead = tapas_index_symbols(library, store, record, context) {
        context, usr, length, isReference in
        guard let context, let usr, isReference else { return }
        let bytes = UnsafeRawBufferPointer(start: usr, count: length)
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
          .usrs.append(String(decoding: bytes, as: UTF8.self))
      }
      guard isRead else { throw IndexError.badRecord(record) }
      let file = String(record[..<(record.lastIndex(of: "-") ?? record.endIndex)])
      for usr in found.usrs { used[usr, default: []].insert(file) }
    }
    return used
  }

  /// The records of source files. Those of whole modules have other names.
  private static func records(
    of index: URL, where isCurrent: (_ file: String, _ written: Date) -> Bool
  ) throws -> [String] {
    let folder = index.appending(path: "v5/records")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap { path in
      let record = String(path.split(separator: "/").last ?? "")
      guard let end = record.firstRange(of: ".swift-") else { return nil }
      let file = folder.appending(path: path)
      let written = try file.resourceValues(forKeys: [.contentModificationDateKey])
      return isCurrent(
        record[..<end.lowerBound] + ".swift", written.contentModificationDate ?? .distantPast)
        ? record : nil
    }
  }

  private final class Found {
    var usrs: [String] = []
  }
}
