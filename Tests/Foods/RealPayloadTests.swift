// A real answer of the service, where the folder with recorded answers lies beside the package.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Testing

@testable import Foods

/// Where the recorded answers are, if they are anywhere.
private enum Recorded {
  /// `../shared/payloads/foods`, seen from the package or, in a second checkout, from its parent.
  static let folder: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return ["../shared", "../../shared"]
      .map { package.appending(path: "\($0)/payloads/foods").standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path()) }
  }()
}

@Suite("Recorded answers", .enabled(if: Recorded.folder != nil))
struct RealPayloadTests {
  @Test("The recorded list is one food, whole")
  func list() async throws {
    let json = try String(
      contentsOf: #require(Recorded.folder).appending(path: "list.json"), encoding: .utf8)
    let list = try await ScriptedTransport(["GET /food": json]).service.list()
    let pasta = try #require(list.foods.first)
    #expect(list == FoodList(foods: [pasta]))
    #expect(pasta.id == 0)
    #expect(pasta.name == "Pasta")
    #expect(pasta.countryOfOrigin == Country(code: "IT"))
    #expect(pasta.lastUpdatedDate == Date(timeIntervalSince1970: 1_693_507_022))
    #expect(pasta.photoURL?.lastPathComponent == "pasta.jpeg")
  }

  @Test("The recorded like is a yes")
  func like() async throws {
    let json = try String(
      contentsOf: #require(Recorded.folder).appending(path: "like-success.json"), encoding: .utf8)
    let server = ScriptedTransport(["PUT /food/0/like": json])
    try await server.service.setLiked(0, true)
    #expect(server.asked == ["PUT /food/0/like"])
  }
}
