// The values that a browser keeps for all its pages, in a cookie.
import Foundation
import SwiftUI
import WebServer

/// The `@AppStorage` values of one browser, signed.
struct KeptValues: Codable, Equatable {
  /// The time of the last write in milliseconds since 1970.
  var written: Int
  /// The texts by the app's address and the key.
  var texts: [String: String]

  /// The name of the cookie.
  static let cookie = "tapas_kept"
  /// The longest signed text that is read, in bytes: with its name and attributes it fits into a
  /// cookie.
  static let signedLimit = 4_000
}

extension KeptValues {
  @MainActor init(_ values: BrowserValues) {
    written = values.written
    texts = values.keepable
  }

  /// Reads the cookie of a request. Nil without one, and for one that this site did not sign.
  init?(_ request: Request, signer: Signer) {
    guard let text = request.cookie(Self.cookie), text.utf8.count <= Self.signedLimit,
      let json = signer.opened(text),
      // Values of an older version with another form are ignored.
      let kept = try? JSONDecoder().decode(KeptValues.self, from: Data(json.utf8))
    else { return nil }
    self = kept
  }

  func signed(by signer: Signer) -> String {
    let encoder = JSONEncoder.sorted
    encoder.outputFormatting.insert(.withoutEscapingSlashes)
    // A number and a dictionary of strings always encode.
    let json = (try? encoder.encode(self)) ?? Data()
    return signer.signed(String(decoding: json, as: UTF8.self))
  }
}

extension LiveServer {
  /// The values of the browser that sent `request`, shared by its open pages, with what the
  /// request's cookie says.
  @MainActor func values(of browser: String, _ request: Request) -> BrowserValues {
    let values = browserValues.values(of: browser)
    if let kept = KeptValues(request, signer: signer) {
      values.take(kept.texts, written: kept.written)
    }
    return values
  }

  /// The cookie with the values of a browser. The script stores it at once, and the server once
  /// more with the next answer: Safari forgets within a week what a script stored.
  @MainActor func keptCookie(_ values: BrowserValues, for request: Request) -> String {
    cookie(
      KeptValues.cookie, KeptValues(values).signed(by: signer), isForScript: true, for: request)
  }

  /// Answers the script, which has just stored values, with the same cookie.
  func kept(_ request: Request) -> Response {
    let response = Response.text("").adding("Cache-Control", "no-store")
    guard let kept = KeptValues(request, signer: signer) else { return response }
    return response.adding(
      "Set-Cookie",
      cookie(KeptValues.cookie, kept.signed(by: signer), isForScript: true, for: request))
  }
}
