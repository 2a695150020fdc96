// Reads Apple's string catalogues (.xcstrings) once, at start, and reports precise errors.
extension StringTables {
  /// A string catalogue that could not be loaded.
  package enum LoadingError: Error, Equatable {
    /// The file could not be opened or read, for the system's `reason`.
    case unreadable(file: String, reason: String)
    /// The file is larger than `limit` bytes.
    case tooLarge(file: String, limit: Int)
    /// The file is not a string catalogue; `place` names the position and the problem.
    case malformed(file: String, place: String)
    /// The file's source language differs from that of the first file.
    case mixedSourceLanguages(file: String, language: String, expected: String)
  }

  /// The size limit of a catalogue in bytes: room for some fifty thousand texts.
  package static let sizeLimit = 16 << 20

  /// Merges string catalogues; for a key in several files, the last file applies.
  package init(contentsOf files: [URL]) throws(LoadingError) {
    self.init()
    for (number, file) in files.enumerated() {
      let catalogue = try Self.read(file)
      if number == 0 { sourceLanguage = catalogue.sourceLanguage }
      guard catalogue.sourceLanguage == sourceLanguage else {
        throw .mixedSourceLanguages(
          file: file.lastPathComponent, language: catalogue.sourceLanguage,
          expected: sourceLanguage)
      }
      for (key, text) in catalogue.strings {
        for (language, localization) in text.localizations ?? [:] {
          if let entry = localization.entry { entries[language, default: [:]][key] = entry }
        }
      }
    }
  }

  private static func read(_ file: URL) throws(LoadingError) -> Catalogue {
    let name = file.lastPathComponent
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { handle.closeFile() }
      data = try handle.read(upToCount: sizeLimit + 1) ?? Data()
    } catch {
      throw .unreadable(file: name, reason: error.localizedDescription)
    }
    guard data.count <= sizeLimit else { throw .tooLarge(file: name, limit: sizeLimit) }
    do {
      return try JSONDecoder().decode(Catalogue.self, from: data)
    } catch let error as DecodingError {
      throw .malformed(file: name, place: error.location)
    } catch {
      throw .malformed(file: name, place: "\(error)")
    }
  }
}

/// A string catalogue in its file format.
private struct Catalogue: Decodable {
  let sourceLanguage: String
  let strings: [String: Text]

  struct Text: Decodable {
    let localizations: [String: Localization]?
  }

  struct Unit: Decodable {
    let value: String
  }

  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }
}

extension Catalogue.Localization {
  /// The entry; nil for a text without a translation.
  var entry: Entry? {
    let wording = stringUnit.map { .text(Template($0.value)) } ?? variations?.wording
    guard let wording else { return nil }
    return Entry(
      wording: wording,
      substitutions: (substitutions ?? [:]).compactMapValues { part in
        part.variations?.wording.map { Entry.Substitution(position: part.argNum, wording: $0) }
      })
  }
}

extension Catalogue.Variations {
  /// The wording; for a text that varies by device, the one for other devices.
  fileprivate var wording: Entry.Wording? {
    if let plural {
      return .plural(plural.compactMapValues { $0.stringUnit.map { Template($0.value) } })
    }
    return (device?["other"] ?? device?["iphone"])?.entry?.wording
  }
}

extension DecodingError {
  /// The position of the error in the file, and the problem.
  fileprivate var location: String {
    let (context, missing): (Context, String) =
      switch self {
      case .keyNotFound(let key, let context): (context, "\(key.stringValue) is missing")
      case .typeMismatch(let type, let context): (context, "not a \(type)")
      case .valueNotFound(let type, let context): (context, "no \(type)")
      case .dataCorrupted(let context): (context, context.debugDescription)
      @unknown default: (Context(codingPath: [], debugDescription: ""), "unreadable")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: " › ")
    return path.isEmpty ? missing : "\(path): \(missing)"
  }
}
