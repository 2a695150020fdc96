// How earlier crashes affect a page: it is made in full, made at its root, or refused.
import Limits
import SwiftUI
import WebServer

extension LiveServer {
  /// A digest of an address, the same in every process of the site. It is 0 for the root of an app,
  /// which is never condemned.
  func digest(of components: [String], in app: SiteApp) -> UInt64 {
    components.isEmpty ? 0 : digest("\(app.name)/\(components.joined(separator: "/"))", "address")
  }

  /// A digest of a browser's name for its page, without the edition; 0 for no name.
  func digest(ofPage name: String) -> UInt64 {
    let token = name.prefix { $0 != "." }
    return token.isEmpty ? 0 : digest(String(token), "page")
  }

  /// A keyed digest, so that nobody can craft a collision to have another person's page condemned.
  private func digest(_ text: String, _ use: String) -> UInt64 {
    let code = signer.code(Array("crash \(use)\0\(text)".utf8))
    return max(1, code.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// How the page of a hello comes back, and the crash mark for its work.
  func judge(
    _ hello: Frame.Hello, at components: [String], in app: SiteApp
  ) -> (verdict: PageVerdict, mark: CrashMark) {
    var verdict = PageVerdict.whole(level: 0)
    var mark = CrashMark(.making, hasSnapshot: hello.snapshot != nil)
    guard let crashes = site.crashes else { return (verdict, mark) }
    mark.former = digest(ofPage: hello.session)
    mark.address = digest(of: components, in: app)
    verdict = crashes.verdict(on: mark.former)
    if case .whole = verdict, crashes.isCondemned(address: mark.address) {
      verdict = .root(level: 2)
    }
    switch verdict {
    case .whole(let level):
      mark = mark.doing(.making, level: level, at: mark.address)
    case .root(let level):
      var bare = CrashMark(.making, level: level)
      bare.former = mark.former
      mark = bare
    case .refused: break
    }
    return (verdict, mark)
  }

  /// Closes a socket whose hello is refused. A page that crashed the process twice gets the reason
  /// in its reader's language, because it shows the reason and does not reconnect.
  func refuse(_ socket: WebSocket, for refusal: SessionRefusal) {
    guard refusal == .endsProcess else {
      let code: UInt16 = refusal == .codeNeeded ? 4003 : 1008
      return refuse(socket, code: code, reason: refusal.rawValue)
    }
    site.observe(.refused(code: 4004, reason: refusal.rawValue))
    let text = LocalizedStringKey("This page failed. Reload it to start again.")
      .resolve(in: locale(of: socket.request), tables: site.strings)
    socket.close(code: 4004, reason: text)
  }

  /// Whether a page request gets the root of its app instead.
  func isCondemned(_ components: [String], in app: SiteApp) -> Bool {
    site.crashes?.isCondemned(address: digest(of: components, in: app)) ?? false
  }

  /// Records that a crash during a turn of this session counts against it.
  @MainActor func blame(_ session: Session, _ mark: CrashMark, _ components: [String]) {
    guard site.crashes != nil else { return }
    var mark = mark
    mark.page = digest(ofPage: session.token)
    session.blame = SessionBlame(made: mark, components: components, since: site.clock.now())
  }

  /// Runs a main-thread turn for a page. A crash in it is recorded if there is a journal.
  @MainActor func pass<Result>(of mark: CrashMark, _ work: () -> Result) -> Result {
    site.crashes == nil ? work() : CrashWatch.pass(of: mark, work)
  }
}

extension Session {
  /// Runs a main-thread turn. A crash in it counts against this page, and what it causes against
  /// what a guest may cause.
  func pass<Result>(_ work: CrashMark.Work, _ body: () -> Result) -> Result {
    guard let guest = visitor.actingGuest else { return marked(work, body) }
    return ActingGuest.$current.withValue(guest) { marked(work, body) }
  }

  private func marked<Result>(_ work: CrashMark.Work, _ body: () -> Result) -> Result {
    guard let blame else { return body() }
    let mark = blame.mark(work, shows: shown.page.components, now: site.clock.now())
    return CrashWatch.pass(of: mark, body)
  }
}

/// The data that a session's turns are marked with.
struct SessionBlame {
  /// The time without a crash after which a page counts as harmless.
  static let probation: Duration = .seconds(60)

  /// The mark at creation: the page, its former name, and its address.
  let made: CrashMark
  /// The components of that address.
  let components: [String]
  /// When the page was made.
  let since: ContinuousClock.Instant

  /// The mark of a turn. It has no address once the page shows another screen.
  func mark(
    _ work: CrashMark.Work, shows: [String], now: ContinuousClock.Instant
  ) -> CrashMark {
    let isHarmless = made.level > 0 && since.duration(to: now) > Self.probation
    let isThere = shows == components || work == .making
    return made.doing(
      work, level: isHarmless ? 0 : made.level, at: isThere ? made.address : 0)
  }
}
