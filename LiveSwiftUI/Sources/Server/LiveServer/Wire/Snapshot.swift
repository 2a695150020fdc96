// The values that a browser keeps, so that they survive a restart of the server.
import Foundation

/// The address and the scene storage of one page, signed.
struct Snapshot: Codable, Equatable {
  /// The app's name.
  var app: String
  /// `@SceneStorage` values.
  var storage: [String: String]

  /// The longest snapshot that is sent or read, in bytes.
  static let limit = 32 * 1024
  /// The longest signed text that is read: a signature lengthens a text, but less than doubles it.
  static let signedLimit = 2 * limit

  func signed(by signer: Signer) -> String? {
    // A dictionary of strings always encodes.
    guard let json = try? JSONEncoder.sorted.encode(self), json.count <= Self.limit else {
      return nil
    }
    return signer.signed(String(decoding: json, as: UTF8.self))
  }

  init(app: String, storage: [String: String]) {
    self.app = app
    self.storage = storage
  }

  /// The values. Nil when they belong to another app.
  func storage(of app: SiteApp) -> [String: String]? { app.name == self.app ? storage : nil }

  /// Reads a snapshot that a browser returned. Nil when this site did not sign it.
  init?(_ text: String, signer: Signer) {
    guard text.utf8.count <= Self.signedLimit, let json = signer.opened(text),
      json.utf8.count <= Self.limit,
      // A snapshot of an older version with another form is ignored.
      let snapshot = try? JSONDecoder().decode(Snapshot.self, from: Data(json.utf8))
    else { return nil }
    self = snapshot
  }
}

extension JSONEncoder {
  /// An encoder with sorted keys, so that equal values give equal texts.
  static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
