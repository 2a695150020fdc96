// The access code: its form, entering it, signing out, renewing the pass.
import Foundation
import SwiftUI
import WebServer

extension LiveServer {
  /// Asks a visitor who is not admitted for the code.
  func accessForm(_ request: Request) async -> Response {
    let isWrong = request.queryValue("wrong") != nil
    return await accessForm(request, status: 401, alert: isWrong ? .wrong : nil)
  }

  private func accessForm(
    _ request: Request, status: Int, alert: AccessCodePage.Alert?
  ) async -> Response {
    let locale = locale(of: request)
    let html = await AccessCodePage(title: site.title, alert: alert).html(
      in: locale, strings: site.strings)
    return Document(kind: .accessForm, locale: locale, title: site.title, body: html)
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
    guard request.method == "POST" else { return .redirect(to: "/") }
    guard hasOwnForm(request) else {
      return .text("Only this site's own form may send a code.\n", status: 403)
    }
    let isElsewhere = site.worker.isElsewhere(request)
    if isElsewhere, let again = WorkerShare.address(ofNextTry: request) {
      return .redirect(to: again, status: 307).adding("Connection", "close")
    }
    let visitor = visitorAddress(of: request)
    switch gate.verdict(on: request, from: visitor, isElsewhere: isElsewhere) {
    case nil: return .redirect(to: "/")
    case .right: return .redirect(to: "/").adding("Set-Cookie", newPass(for: request))
    case .wrong: return .redirect(to: "/?wrong=1")
    case .tooMany:
      site.observe(.refused(code: 429, reason: "too many codes"))
      return await accessForm(request, status: 429, alert: .tooMany).adding("Retry-After", "60")
    }
  }

  /// Signs a browser out: deletes its pass and its name, and closes its pages. Only a page of this
  /// site may request it, so that no other site can sign a visitor out.
  @MainActor func leave(_ request: Request) -> Response {
    guard request.method == "POST", gate.isClosed else { return .redirect(to: "/") }
    guard hasOwnForm(request) else {
      return .text("Only this site's own form may sign out.\n", status: 403)
    }
    if gate.admits(request), let browser = Self.browser(of: request) {
      sessions.removeAll(of: browser)
    }
    return [AccessGate.cookie, "tapas_b"].reduce(.redirect(to: "/")) { response, name in
      response.adding("Set-Cookie", cookie(name, "", days: 0, for: request))
    }
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
