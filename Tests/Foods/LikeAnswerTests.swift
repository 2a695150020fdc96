// What the service may answer to a like.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Foods

@Suite("The answer to a like", .timeLimit(.minutes(10)))
struct LikeAnswerTests {
  @Test("Like and unlike are PUT to the food's own addresses, 0 included")
  func addresses() async throws {
    let server = ScriptedTransport([
      "PUT /food/0/like": #"{"success": true}"#,
      "PUT /food/0/unlike": #"{"success": true, "more": 1}"#,
    ])
    try await server.service.setLiked(0, true)
    try await server.service.setLiked(0, false)
    #expect(server.asked == ["PUT /food/0/like", "PUT /food/0/unlike"])
  }

  @Test(
    "Whatever is not success true is a refusal, in the service's words when it has some",
    arguments: [
      (#"{"success": false}"#, nil), (#"{"success": "true"}"#, nil), (#"{"success": null}"#, nil),
      ("{}", nil), (#"{"error": "Too full"}"#, "Too full"), (#"{"error": " "}"#, nil),
      (#"{"success": false, "message": "Sold out"}"#, "Sold out"),
      (#"{"success": false, "error": 5, "message": "No"}"#, "No"),
    ] as [(String, String?)])
  func refusals(body: String, words: String?) async {
    let service = ScriptedTransport(["PUT /food/4/like": body]).service
    await #expect(throws: HTTPError.refused(status: 200, message: words)) {
      try await service.setLiked(4, true)
    }
  }

  @Test("A refusal by status keeps the status and the words")
  func status() async {
    let body = Data(#"{"error": "No such food"}"#.utf8)
    let server = ScriptedTransport(responses: [
      "PUT /food/4/like": HTTPResponse(status: 404, body: body)
    ])
    await #expect(throws: HTTPError.refused(status: 404, message: "No such food")) {
      try await server.service.setLiked(4, true)
    }
  }
}
