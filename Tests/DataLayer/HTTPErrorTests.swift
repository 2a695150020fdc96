// The texts of failures: sentences, places in JSON, and the service's own text.
import Foundation
import Testing

@testable import DataLayer
@testable import HTTPRequests

@Suite("Words for failures", .timeLimit(.minutes(10)))
struct HTTPErrorTests {
  @Test(
    "Each failure has a sentence",
    arguments: [
      (
        HTTPError.unreachable(host: "foods.test", why: "refused"),
        "foods.test could not be reached."
      ),
      (.timedOut(after: .seconds(15)), "There was no answer within 15 seconds."),
      (.timedOut(after: .milliseconds(500)), "There was no answer within 0.5 seconds."),
      (.refused(status: 400, message: "No such food"), "The service said: No such food (400)"),
      (.refused(status: 403, message: nil), "The service did not allow this. (403)"),
      (.refused(status: 404, message: nil), "The service does not have this. (404)"),
      (.refused(status: 429, message: nil), "The service asks to wait before trying again. (429)"),
      (.refused(status: 500, message: nil), "The service is having a problem. (500)"),
      (.refused(status: 302, message: nil), "The service refused the request. (302)"),
      (
        .unreadable(where: "foods[3].name", why: "is missing"),
        "The answer could not be read: foods[3].name is missing."
      ),
      (.unreadable(where: "", why: "is not JSON"), "The answer could not be read: it is not JSON."),
      (.tooLarge(limit: 8_000_000), "The answer is larger than 8 MB."),
      (.tooLong, "The list is too long: more than 20000 records or 64 MB."),
      (.cancelled, "The request was cancelled."),
      (.badAddress, "The address is not a web address."),
    ])
  func sentences(_ error: HTTPError, _ english: String) {
    #expect(error.sentence == english)
    #expect(error.localizedDescription == english)
  }

  @Test("A service's text with % signs stays as it is")
  func hostileArgument() {
    let error = HTTPError.refused(status: 400, message: "%@ %@")
    #expect(error.sentence == "The service said: %@ %@ (400)")
  }

  struct Food: Codable, Sendable {
    let id: Int
    let name: String
    let photoURL: URL
  }

  struct Page: Codable, Sendable { let foods: [Food] }

  static let good = #"{"id": 0, "name": "Soup", "photoURL": "https://a.test/1"}"#

  @Test(
    "A list that does not fit names the place",
    arguments: [
      (#"[\#(good), {"id": 1, "name": "Soup"}]"#, "[1].photoURL", "is missing"),
      (#"[{"id": "x"}]"#, "[0].id", "is not a whole number"),
      (#"[{"id": 1, "name": null}]"#, "[0].name", "is null, not a text"),
      (#"{"id": 1}"#, "", "is not a list"),
      ("", "", "is empty"),
      ("<html>", "", "is not JSON"),
      (#"[{"id": 1, "#, "", "is not JSON"),
    ])
  func places(_ json: String, _ place: String, _ why: String) {
    let response = HTTPResponse(status: 200, body: Data(json.utf8))
    #expect(throws: HTTPError.unreadable(where: place, why: why)) {
      try response.value([Food].self)
    }
  }

  @Test("A nested place is written as in code")
  func nested() {
    let json = #"{"foods": [\#(Self.good), \#(Self.good), {"id": 7}]}"#
    #expect(throws: HTTPError.unreadable(where: "foods[2].name", why: "is missing")) {
      try HTTPResponse(status: 200, body: Data(json.utf8)).value(Page.self)
    }
  }

  @Test("The client decodes what it fetched")
  func value() async throws {
    let client = HTTPClient(transport: ScriptedTransport(.answer(200, [:], "[\(Self.good)]")))
    #expect(try await client.value([Food].self, for: get()).map(\.name) == ["Soup"])
  }

  @Test(
    "The service's own words are found wherever it puts them",
    arguments: [
      (#"{"message": "This action is unauthorized."}"#, "This action is unauthorized."),
      (#"{"error": "Not today"}"#, "Not today"),
      (#"{"detail": "Too fast"}"#, "Too fast"),
      (#"{"error": "InvalidRequest", "message": "Profile not found"}"#, "Profile not found"),
      (#"{"error": {"message": "Deep"}}"#, "Deep"),
      (#"{"errors": [{"detail": "First"}, {"detail": "Second"}]}"#, "First"),
      (#"{"message": "  ", "detail": "Fallback"}"#, "Fallback"),
      (#""Just a text""#, "Just a text"),
      ("Gateway closed\n", "Gateway closed"),
      (#"{"message": "a\u0000b\u001b[31m\n\tc \u202eevil"}"#, "a b [31m c evil"),
      (#"{"success": false}"#, nil),
      ("<html><body>Oops</body></html>", nil),
      ("", nil),
      ("[]", nil),
    ] as [(String, String?)])
  func serviceWords(_ body: String, _ words: String?) {
    #expect(ServiceMessage.find(in: Data(body.utf8), contentType: nil) == words)
  }

  @Test("Long messages are cut; long pages and other types are not searched")
  func bounds() {
    let long = #"{"message": "\#(String(repeating: "x", count: 1_000))"}"#
    let found = ServiceMessage.find(in: Data(long.utf8), contentType: "application/json")
    #expect(found == String(repeating: "x", count: 299) + "…")
    let marks = #"{"message": "e\#(String(repeating: "\u{301}", count: 20_000))"}"#
    let one = ServiceMessage.find(in: Data(marks.utf8), contentType: nil)
    #expect(one?.unicodeScalars.count == 1_200)
    let page = Data(String(repeating: "y", count: 301).utf8)
    #expect(ServiceMessage.find(in: page, contentType: "text/plain") == nil)
    #expect(ServiceMessage.find(in: Data("nginx".utf8), contentType: "text/html") == nil)
  }

  @Test(
    "Retry-After is read in seconds and in all three forms of a date",
    arguments: [
      ("120", 120), (" 0 ", 0), ("-1", nil), ("soon", nil), ("", nil), (nil, nil),
      ("120" + String(repeating: " ", count: 97), 120),
      ("120" + String(repeating: " ", count: 98), nil),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 10), ("Sunday, 06-Nov-94 08:49:37 GMT", 10),
      ("Sun Nov  6 08:49:37 1994", 10), ("Sun, 06 Nov 1994 08:49:00 GMT", 0),
    ] as [(String?, Int?)])
  func retryAfter(_ field: String?, _ seconds: Int?) {
    let now = Date(timeIntervalSince1970: 784_111_767)
    #expect(RetryAfter.wait(field, now: now) == seconds.map { .seconds($0) })
  }
}
