// Files that a page's browser sends and gets, over HTTP and under the page's name.
import Foundation
import Limits
import SwiftUI
import WebServer

extension LiveServer {
  /// The path of all such requests; the page's name and a ticket or a file's name follow.
  static let filesPath = "/_/files/"

  /// Answers a piece of a file (POST), or a request for an offered file. Only the browser of the
  /// page may send either.
  func files(_ request: Request) async -> Response {
    if site.worker.isElsewhere(request), let again = WorkerShare.nextTry(of: request) {
      return again
    }
    let parts = request.path.dropFirst(Self.filesPath.count).split(separator: "/")
    guard parts.count == 2 else { return .empty(status: 404) }
    let files: PageFiles
    do throws(FileRefusal) {
      files = try await pageFiles(String(parts[0]), of: request)
    } catch {
      return .empty(status: error.status)
    }
    let name = String(parts[1])
    guard request.method == "POST" else { return Self.download(files.offered(name)) }
    guard hasOwnOrigin(request) else { return .empty(status: 403) }
    func number(_ key: String) -> Int { request.queryValue(key).flatMap { Report.whole($0) } ?? -1 }
    let piece = PageFiles.Piece(
      ticket: name, file: number("f"), offset: number("at"), size: number("of"),
      name: request.queryValue("n") ?? "", bytes: request.body)
    let status =
      switch files.receive(piece) {
      case .stored: 204
      case .unexpected: 409
      case .tooLarge: 413
      case .noRoom: 507
      case .failed: 500
      }
    return .empty(status: status)
  }

  /// The files of a page of the request's browser. Throws 404 for a page that has none or is not
  /// its own, and 429 when it is asked too often.
  @MainActor private func pageFiles(
    _ page: String, of request: Request
  ) throws(FileRefusal) -> PageFiles {
    guard page.utf8.count <= Frame.pageNameLimit, let browser = Self.browser(of: request),
      let session = sessions.session(page, of: browser), session.isGuest == isGuest(request),
      let files = session.tree.files
    else { throw FileRefusal(status: 404) }
    guard session.eventBudget.takeIfAllowed(1, at: ContinuousClock.now.uptime) else {
      throw FileRefusal(status: 429)
    }
    return files
  }

  /// The response with an offered file, which the browser saves and never shows.
  private static func download(_ offer: PageFiles.Offer?) -> Response {
    guard let offer else { return .empty(status: 404) }
    let plain = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
    let name = offer.fileName.addingPercentEncoding(withAllowedCharacters: plain) ?? "file"
    return Response(
      status: 200,
      headers: [
        ("Content-Type", offer.mediaType),
        ("Content-Disposition", "attachment; filename*=UTF-8''\(name)"),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
        ("Cache-Control", "no-store"),
      ], body: .file(offer.url.path))
  }
}

/// The refusal of a request for files, by its status.
private struct FileRefusal: Error {
  let status: Int
}
