// The services whose answers are changed, and what is looked at in what they give.
import DataLayer
import Foundation
import Posts
import Sandbox
import Testing

@testable import Cocktails
@testable import Foods
@testable import MenuData
@testable import Recipes

/// What a service gave, as far as all services have it in common.
struct FuzzedAnswer {
  /// The identities of its entries; each comes once.
  var ids: [String] = []
  /// Texts without which an entry cannot be shown.
  var names: [String] = []
  /// All other texts.
  var texts: [String] = []
  /// What becomes a link or a photo.
  var addresses: [URL] = []
  /// All that was read.
  var decoded: any Sendable = [Int]()
}

/// A service of one of the five apps; Humour has three.
enum FuzzedService: String, CaseIterable, Sendable {
  case foods, recipes, menu, cocktails, x, bluesky, mastodon

  /// A request of each kind in turn.
  typealias Request = @Sendable (_ number: Int) async throws -> FuzzedAnswer

  /// The requests to this service of the sandbox, over a transport.
  func requests(_ sandbox: RunningSandbox, _ transport: MutatedTransport) async throws -> Request {
    let client = HTTPClient(transport: transport, random: { 0 })
    switch self {
    case .foods:
      let service = FoodService.live(base: sandbox.foodsURL, client: client)
      return { number in
        if number % 8 == 7 {
          try await service.setLiked(1, true)
          return FuzzedAnswer()
        }
        let foods = try await service.list().records
        return FuzzedAnswer(
          ids: foods.map { "\($0.id)" }, names: foods.map(\.name),
          texts: foods.map(\.description), addresses: foods.compactMap(\.photoURL),
          decoded: foods)
      }
    case .recipes:
      let service = RecipeService.live(at: sandbox.recipesURL, client: client)
      return { _ in
        let recipes = try await service.list().recipes
        return FuzzedAnswer(
          ids: recipes.map(\.id.uuidString), names: recipes.map(\.name),
          texts: recipes.map(\.cuisine),
          addresses: recipes.flatMap { [$0.smallPhoto, $0.largePhoto, $0.source, $0.video] }
            .compactMap(\.self), decoded: recipes)
      }
    case .menu: return menu(sandbox, client)
    case .cocktails:
      let service = DrinkService.live(
        base: sandbox.cocktailsURL, client: client, keepingDetailsIn: InMemoryRecordStore())
      let known = try await service.list().records.first?.id ?? ""
      return { number in
        if number % 2 == 1 {
          let detail = try await service.lookUp(known, .distantFuture)
          return FuzzedAnswer(
            ids: [detail.id], names: detail.ingredients.map(\.name),
            texts: Array(detail.instructions.values) + detail.traits, decoded: detail)
        }
        let drinks = try await service.list().records
        return FuzzedAnswer(
          ids: drinks.map(\.id), names: drinks.map(\.name),
          addresses: drinks.compactMap(\.photoURL), decoded: drinks)
      }
    case .x:
      return try await posts(
        .x(
          base: sandbox.xURL, token: AccessToken(value: sandbox.postsToken, setting: ""),
          client: client, suggested: sandbox.suggestedHandles))
    case .bluesky:
      return try await posts(
        .bluesky(base: sandbox.rootURL.appending(path: "humour/bluesky/xrpc"), client: client))
    case .mastodon:
      return try await posts(
        .mastodon(
          base: sandbox.rootURL.appending(path: "humour/mastodon"),
          token: AccessToken(value: "", setting: ""), client: client))
    }
  }

  /// The first pages of both lists of the menu, each made a menu of its own, without the store.
  private func menu(_ sandbox: RunningSandbox, _ client: HTTPClient) -> Request {
    let endpoint = MenuEndpoint(
      base: sandbox.menuURL, token: AccessToken(value: sandbox.menuToken, setting: ""),
      client: client, now: { Date(timeIntervalSince1970: 0) })
    return { number in
      let list = number % 3 == 0 ? MenuList.categories : .products
      guard case .page(let body) = try await endpoint.ask(list, page: 1) else {
        return FuzzedAnswer()
      }
      let page = try DownloadState.Page(body, of: list, number: 1)
      let menu =
        switch page {
        case .categories(let page): CompleteMenu(categories: page.records, products: [], skipped: 0)
        case .products(let page): CompleteMenu(categories: [], products: page.records, skipped: 0)
        }
      let products = menu.sections.flatMap(\.products)
      return FuzzedAnswer(
        ids: menu.sections.map(\.category.id) + products.map(\.id),
        names: menu.sections.map(\.category.name) + products.map(\.name),
        texts: products.compactMap(\.detail),
        addresses: products.compactMap { $0.photo.flatMap(URL.init(web:)) },
        decoded: [page, menu] as [any Sendable])
    }
  }

  private func posts(_ service: PostsService) async throws -> Request {
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
