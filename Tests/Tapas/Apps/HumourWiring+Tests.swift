// Humour as the tests of all apps meet it.
import DataLayer
import Foundation
import Posts
import Sandbox
import Testing

@testable import tapas

extension MatrixApp {
  static let humour = MatrixApp(HumourWiring.self)
}

extension Sentence {
  static let postsToken = Sentence(
    "Set a token that works in TAPAS_POSTS_TOKEN.",
    "Pon un token válido en TAPAS_POSTS_TOKEN.", "ضع رمزًا صالحًا في")
}

extension HumourWiring: TestedApp {
  static var components: [String] { ["maya_runs"] }
  static func content(_ language: Language) -> String { "Ran to the lighthouse" }
  static var screens: [String: String] { ["/humour/maya_runs": "neutral:"] }
  static var nothing: Sentence { Sentence("No posts", "Sin publicaciones", "لا منشورات") }

  static func failed(_ reason: Reason) -> Sentence {
    switch reason {
    case .tokenRefused: Sentence("The token was refused", "Se rechazó el token", "رُفض الرمز")
    case .nobody: Sentence("No such person", "No existe esa persona", "لا يوجد هذا الشخص")
    case .waitUntil: Sentence("Too many requests", "Demasiadas peticiones", "طلبات كثيرة")
    default: Sentence("Nothing could be loaded", "No se pudo cargar nada", "تعذّر التحميل")
    }
  }

  static var fuzzed: [FuzzedService] {
    [
      FuzzedService(name: "x") { sandbox, client in
        try await posts(
          .x(
            base: sandbox.xURL, token: AccessToken(value: sandbox.postsToken, setting: ""),
            client: client, suggested: sandbox.suggestedHandles))
      },
      FuzzedService(name: "bluesky") { sandbox, client in
        try await posts(.bluesky(base: sandbox.blueskyURL, client: client))
      },
      FuzzedService(name: "mastodon") { sandbox, client in
        try await posts(
          .mastodon(
            base: sandbox.mastodonURL, token: AccessToken(value: "", setting: ""),
            client: client))
      },
    ]
  }

  private static func posts(
    _ service: PostsService
  ) async throws -> FuzzedService.Request {
    let found = try await service.search("maya", nil).people.first
    let person = try #require(found)
    return { number in
      switch number % 4 {
      case 0: return people(try await service.search("maya", nil).people)
      case 1: return people([try await service.person(person.handle)])
      case 2: return people(try await service.follows(person, nil).people)
      default:
        let posts = try await service.posts(person, nil).posts
        // The same one twice is left out by the feed, and of people by the list.
        return FuzzedAnswer(
          names: posts.map(\.id), texts: posts.map(\.text) + posts.compactMap(\.warning),
          decoded: posts)
      }
    }

    @Sendable func people(_ people: [Person]) -> FuzzedAnswer {
      FuzzedAnswer(
        names: people.map(\.id) + people.map(\.handle), texts: people.map(\.about),
        addresses: people.compactMap(\.picture), decoded: people)
    }
  }
}
