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
  /// The symbols that source files refer to, with the names of those files.
  ///
  /// An index keeps the records of older versions. `copies` is how many files of a name there are,
  /// and so many of its records count, the newest first; nil counts all.
  static func read(
    _ index: URL, copies: [String: Int]? = nil
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
    for record in try records(of: index, copies: copies) {
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
  private static func records(of index: URL, copies: [String: Int]?) throws -> [String] {
    let folder = index.appending(path: "v5/records")
    var byFile: [String: [(written: Date, name: String)]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let record = String(path.split(separator: "/").last ?? "")
      guard let end = record.firstRange(of: ".swift-") else { continue }
      let written = try folder.appending(path: path)
        .resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      byFile[record[..<end.lowerBound] + ".swift", default: []]
        .append((written ?? .distantPast, record))
    }
    return byFile.flatMap { file, records in
      let count = copies.map { $0[file] ?? 0 } ?? records.count
      return records.sorted { $0.written > $1.written }.prefix(count).map(\.name)
    }
  }

  private final class Found {
    var usrs: [String] = []
  }
}
