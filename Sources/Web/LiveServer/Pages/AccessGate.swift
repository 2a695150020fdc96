// The access code that other machines need: comparing it, and the cookie that admits afterwards.
import Foundation
import Synchronization
import WebServer

/// Decides which requests are admitted.
final class AccessGate: Sendable {
  private let code: String?
  /// The value of the cookie that admits a browser.
  let pass: String
  private let attempts: Mutex<AttemptLimiter>
  private let now: @Sendable () -> ContinuousClock.Instant

  /// A gate that asks for `code`; without one it admits everybody.
  init(
    code: String?, signer: Signer, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.now = now
    attempts = Mutex(AttemptLimiter(now: now()))
    self.code = code
    pass = signer.name(of: code ?? "", for: "access")
  }

  /// Whether the request has the cookie, or none is needed.
  func admits(_ request: Request) -> Bool {
    guard code != nil else { return true }
    return Signer.areEqual(Array((request.cookie("tapas_a") ?? "").utf8), Array(pass.utf8))
  }

  /// Compares the code in a form that `peer` sent. Returns nil when no code is needed.
  func verdict(on request: Request, from peer: String) -> AttemptLimiter.Verdict? {
    guard let code else { return nil }
    let typed = Self.code(in: request.body)
    return attempts.withLock { attempts in
      attempts.verdict(from: peer, now: now()) {
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
