// The access code that other machines need: its comparison, and the pass that admits afterwards.
import Foundation
import Limits
import SwiftUI
import Synchronization
import WebServer

/// Decides which requests are admitted.
///
/// A pass is its creation time, in seconds since 1970, with a signature over that time, the code
/// and its generation. So the server stores nothing for it, and it expires.
final class AccessGate: Sendable {
  /// The cookie of the pass.
  static let cookie = "tapas_a"
  /// How many days a pass is valid.
  static let days = 30
  private static let day = 86_400

  private let code: String?
  private let generation: String
  private let signer: Signer
  private let attempts: Mutex<AttemptLimiter>
  /// The browsers that signed out last, the latest at the end.
  private let signedOut = Mutex<[String]>([])
  /// The most such browsers that are remembered.
  private static let signedOutLimit = 1_000
  private let now: @Sendable () -> ContinuousClock.Instant
  private let date: @Sendable () -> Date

  /// A gate that asks for `code`; nil admits everybody. A pass is valid only for the `generation`
  /// of the code that it was made in. `workers` is the number of processes that share the limits on
  /// attempts.
  init(
    code: String?, generation: String = "", signer: Signer, workers: Int = 1,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    date: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.now = now
    self.date = date
    attempts = Mutex(AttemptLimiter(workers: workers))
    self.code = code
    self.generation = generation
    self.signer = signer
  }

  /// Whether a code is needed.
  var isClosed: Bool { code != nil }

  /// A pass made now.
  func newPass() -> String { pass(madeAt: seconds) }

  /// Whether the request has a pass, or none is needed. A pass does not count for a browser that
  /// signed out: its other tabs may still send it before the browser deletes it.
  func admits(_ request: Request) -> Bool {
    code == nil || (age(of: request) != nil && !hasSignedOut(LiveServer.browser(of: request)))
  }

  /// Refuses the passes of a browser until a sign-in gives it another name.
  func signOut(_ browser: String) {
    signedOut.withLock { names in
      names.append(browser)
      if names.count > Self.signedOutLimit { names.removeFirst() }
    }
  }

  /// Whether a browser of this name signed out.
  func hasSignedOut(_ browser: String?) -> Bool {
    guard let browser else { return false }
    return signedOut.withLock { $0.contains(browser) }
  }

  /// Whether the request's pass is over a day old and the page should bring a new one. A visitor
  /// who comes at least once in 30 days stays admitted.
  func isDueForRenewal(_ request: Request) -> Bool { (age(of: request) ?? 0) > Self.day }

  /// The age of the request's pass, in seconds; nil without a valid one.
  private func age(of request: Request) -> Int? {
    guard code != nil, let sent = request.cookie(Self.cookie),
      let made = Int(sent.prefix { $0 != "." }),
      Signer.areEqual(Array(sent.utf8), Array(pass(madeAt: made).utf8))
    else { return nil }
    let age = seconds - made
    // After the clock was set back, valid passes seem to come from the future.
    return age <= Self.days * Self.day && age >= -Self.day ? age : nil
  }

  private func pass(madeAt seconds: Int) -> String {
    "\(seconds).\(signer.name(of: "\(seconds) \(generation) \(code ?? "")", for: "access"))"
  }

  private var seconds: Int { Int(bounding: date().timeIntervalSince1970) }

  /// Compares a normalized code that `peer` sent. Returns nil when no code is needed. With
  /// `isElsewhere` another process counts this peer's attempts, so it has no tokens here.
  func verdict(
    on typed: String, from peer: String, isElsewhere: Bool = false
  ) -> AttemptLimiter.Verdict? {
    guard let code else { return nil }
    return attempts.withLock { attempts in
      attempts.verdict(from: isElsewhere ? nil : peer, now: now()) {
        Signer.areEqual(Array(typed.utf8), Array(code.lowercased().utf8))
      }
    }
  }

  /// The most bytes of the form. A code has at most 128 characters of three bytes each; a pasted
  /// text that is longer is a wrong code and no error.
  static let formLimit = 4_096

  /// The field `code` of a form, in lower case and without spaces. Only the first 512 bytes are
  /// read.
  static func code(in form: [UInt8]) -> String {
    let sent = String(decoding: form.prefix(512), as: UTF8.self)
    let typed = sent.split(separator: "&").first { $0.hasPrefix("code=") }?.dropFirst(5) ?? ""
    return normalized(typed.replacing("+", with: " ").removingPercentEncoding ?? "")
  }

  /// A typed code in lower case and without spaces, at most 512 characters.
  static func normalized(_ typed: String) -> String {
    typed.prefix(512).lowercased().filter { !$0.isWhitespace }
  }

  /// A code as a value in a query.
  static func inAddress(_ code: String) -> String? {
    code.addingPercentEncoding(withAllowedCharacters: unreserved)
  }

  /// The characters that a query's value may have as they are (RFC 3986).
  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~")
}
