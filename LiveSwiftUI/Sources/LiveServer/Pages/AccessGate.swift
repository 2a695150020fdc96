// The access code that other machines need: comparing it, and the pass that admits afterwards.
import Foundation
import Synchronization
import WebServer

/// Decides which requests are admitted.
///
/// A pass is the time it was made, in seconds since 1970, and a signature of it with the code and
/// its generation. So nothing is stored for it, and it expires.
final class AccessGate: Sendable {
  /// The cookie of the pass.
  static let cookie = "tapas_a"
  /// How many days a pass admits.
  static let days = 30
  private static let day = 86_400

  private let code: String?
  private let generation: String
  private let signer: Signer
  private let attempts: Mutex<AttemptLimiter>
  private let now: @Sendable () -> ContinuousClock.Instant
  private let date: @Sendable () -> Date

  /// A gate that asks for `code`; without one it admits everybody. Passes hold for the
  /// `generation` of the code that they were made in. `workers` is how many processes share the
  /// bounds of all attempts together.
  init(
    code: String?, generation: String = "", signer: Signer, workers: Int = 1,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    date: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.now = now
    self.date = date
    attempts = Mutex(AttemptLimiter(now: now(), workers: workers))
    self.code = code
    self.generation = generation
    self.signer = signer
  }

  /// Whether a code is needed.
  var isClosed: Bool { code != nil }

  /// A pass that is made now.
  func newPass() -> String { pass(madeAt: seconds) }

  /// Whether the request has a pass, or none is needed.
  func admits(_ request: Request) -> Bool { code == nil || age(of: request) != nil }

  /// Whether the pass of a request is over a day old, so that a page brings a new one. Somebody who
  /// comes once in 30 days stays admitted.
  func isDueForRenewal(_ request: Request) -> Bool { (age(of: request) ?? 0) > Self.day }

  /// The age of the request's pass, in seconds; nil without one that admits.
  private func age(of request: Request) -> Int? {
    guard code != nil, let sent = request.cookie(Self.cookie),
      let made = Int(sent.prefix { $0 != "." }),
      Signer.areEqual(Array(sent.utf8), Array(pass(madeAt: made).utf8))
    else { return nil }
    let age = seconds - made
    // A clock that was set back makes good passes seem to be from the future.
    return age <= Self.days * Self.day && age >= -Self.day ? age : nil
  }

  private func pass(madeAt seconds: Int) -> String {
    "\(seconds).\(signer.name(of: "\(seconds) \(generation) \(code ?? "")", for: "access"))"
  }

  private var seconds: Int { Int(bounding: date().timeIntervalSince1970) }

  /// Compares the code in a form that `peer` sent. Returns nil when no code is needed. With
  /// `isElsewhere` another process counts the codes of this peer, so here it has no tokens.
  func verdict(
    on request: Request, from peer: String, isElsewhere: Bool = false
  ) -> AttemptLimiter.Verdict? {
    guard let code else { return nil }
    let typed = Self.code(in: request.body)
    return attempts.withLock { attempts in
      attempts.verdict(from: isElsewhere ? nil : peer, now: now()) {
        Signer.areEqual(Array(typed.utf8), Array(code.lowercased().utf8))
      }
    }
  }

  /// The field `code` of a form, without case and spaces. Only the first 512 bytes are read.
  private static func code(in form: [UInt8]) -> String {
    let sent = String(decoding: form.prefix(512), as: UTF8.self)
    let typed = sent.split(separator: "&").first { $0.hasPrefix("code=") }?.dropFirst(5) ?? ""
    let decoded = typed.replacing("+", with: " ").removingPercentEncoding ?? ""
    return decoded.lowercased().filter { !$0.isWhitespace }
  }
}
