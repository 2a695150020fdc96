// The access code: its form, entering it, signing out, renewing the pass.
import Foundation
import SwiftUI
import WebServer

extension LiveServer {
  /// Whether the request comes from a guest: nobody has entered the code there, and the site lets
  /// such people read.
  func isGuest(_ request: Request) -> Bool { site.admitsGuests && !gate.admits(request) }

  /// The visitor that a page or a socket counts for.
  func visitor(of request: Request, browser: String) -> PageVisitor {
    PageVisitor(
      browser: browser, address: PeerName.of(visitorAddress(of: request)),
      isGuest: isGuest(request))
  }

  /// Asks a visitor who is not admitted for the code.
  func accessForm(_ request: Request) async -> Response {
    let isWrong = request.queryValue("wrong") != nil
    return await accessForm(request, status: 401, alert: isWrong ? .wrong : nil)
  }

  private func accessForm(
    _ request: Request, status: Int, alert: AccessCodePage.Alert?, code: String = ""
  ) async -> Response {
    let locale = locale(of: request)
    let html = await AccessCodePage(title: site.title, alert: alert, code: code).html(
      in: locale, on: site)
    return Document(
      kind: .accessForm, locale: locale, title: site.title, body: html, hidesAddress: !code.isEmpty
    )
    .response(status: status, assets: assets, request: request)
  }

  /// Whether the request comes from a form of this site. Browsers send the `Origin` of a form's
  /// page; other programs send none.
  private func hasOwnForm(_ request: Request) -> Bool {
    request.headers["origin"] == nil || hasOwnOrigin(request)
  }

  /// Answers a submitted access code. Only forms of this site are accepted: otherwise any web page
  /// could guess codes through its visitors.
  func enter(_ request: Request) async -> Response {
    guard request.method == "POST" else { return await enterByLink(request) }
    guard hasOwnForm(request) else {
      return .text("Only this site's own form may send a code.\n", status: 403)
    }
    return await enter(request, code: AccessGate.code(in: request.body))
  }

  /// Answers the form's own address, and the link with the code that is printed at the start and
  /// shown as a QR code. A link on another site only fills in the form: otherwise any web page
  /// could guess codes through its visitors.
  private func enterByLink(_ request: Request) async -> Response {
    guard gate.isClosed, !gate.admits(request) else { return .redirect(to: "/") }
    let code = AccessGate.normalized(request.queryValue("code") ?? "")
    if request.method == "GET", !code.isEmpty, isOwnNavigation(request) {
      return await enter(request, code: code)
    }
    let isWrong = request.queryValue("wrong") != nil
    return await accessForm(request, status: 401, alert: isWrong ? .wrong : nil, code: code)
  }

  private func enter(_ request: Request, code: String) async -> Response {
    let isElsewhere = site.worker.isElsewhere(request)
    if isElsewhere, let again = WorkerShare.nextTry(of: request) { return again }
    let visitor = visitorAddress(of: request)
    switch gate.verdict(on: code, from: visitor, isElsewhere: isElsewhere) {
    case nil: return .redirect(to: "/")
    case .right:
      let response = Response.redirect(to: "/").adding("Set-Cookie", newPass(for: request))
      // The answer that deleted the old name may not have arrived.
      return gate.hasSignedOut(Self.browser(of: request))
        ? response.adding("Set-Cookie", deletion(of: "tapas_b", for: request)) : response
    case .wrong: return .redirect(to: site.admitsGuests ? "/_/enter?wrong=1" : "/?wrong=1")
    case .tooMany:
      site.observe(.refused(code: 429, reason: "too many codes"))
      return await accessForm(request, status: 429, alert: .tooMany).adding("Retry-After", "60")
    }
  }

  /// Signs a browser out: deletes its pass, its name and what it keeps, and closes its pages. Only
  /// a page of this site may request it, so that no other site can sign a visitor out.
  @MainActor func leave(_ request: Request) -> Response {
    guard request.method == "POST", gate.isClosed else { return .redirect(to: "/") }
    guard hasOwnForm(request) else {
      return .text("Only this site's own form may sign out.\n", status: 403)
    }
    if gate.admits(request), let browser = Self.browser(of: request) {
      gate.signOut(browser)
      sessions.removeAll(of: browser)
    }
    let names = [AccessGate.cookie, "tapas_b", KeptValues.cookie]
    return names.reduce(.redirect(to: "/")) { response, name in
      response.adding("Set-Cookie", deletion(of: name, for: request))
    }
  }

  private func deletion(of name: String, for request: Request) -> String {
    cookie(name, "", days: 0, for: request)
  }

  /// The response with a new pass, if the browser's pass is over a day old.
  func renewingPass(_ response: Response, for request: Request) -> Response {
    guard gate.isDueForRenewal(request) else { return response }
    return response.adding("Set-Cookie", newPass(for: request))
  }

  private func newPass(for request: Request) -> String {
    cookie(AccessGate.cookie, gate.newPass(), days: AccessGate.days, for: request)
  }
}
