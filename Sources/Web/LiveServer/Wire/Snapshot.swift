// What a browser keeps for us, so that a restart of the server loses nothing.
import Foundation

/// The address and the scene storage of one page, signed.
struct Snapshot: Codable, Equatable {
  /// The app's name.
  var app: String
  /// `@SceneStorage` values.
  var storage: [String: String]

  /// The longest snapshot that is sent or read, in bytes.
  static let limit = 32 * 1024
  /// The longest text that is opened: signing makes it longer, but less than twice as long.
  static let signedLimit = 2 * limit

  func signed(by signer: Signer) -> String? {
    // Strings alone always encode.
    guard let json = try? JSONEncoder.sorted.encode(self), json.count <= Self.limit else {
      return nil
    }
    return signer.signed(String(decoding: json, as: UTF8.self))
  }

  init(app: String, storage: [String: String]) {
    self.app = app
    self.storage = storage
  }

  /// The values, when they are those of `app`.
  func storage(of app: SiteApp) -> [String: String]? { app.name == self.app ? storage : nil }

  /// Reads a snapshot that a browser brought back; nil when it is not one of ours.
  init?(_ text: String, signer: Signer) {
    guard text.utf8.count <= Self.signedLimit, let json = signer.opened(text),
      json.utf8.count <= Self.limit,
      // Signed by us but of an older shape: then it is no snapshot for this version.
      let snapshot = try? JSONDecoder().decode(Snapshot.self, from: Data(json.utf8))
    else { return nil }
    self = snapshot
  }
}

extension JSONEncoder {
  /// The same value gives the same text.
  static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
