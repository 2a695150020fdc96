// The two addresses of the menu's service, and what an answer there means.
import DataLayer
import Foundation

/// Asks for single pages. Addresses are made here, never taken from an answer: the token goes nowhere else.
struct MenuEndpoint: Sendable {
  let base: URL
  let token: AccessToken
  let client: HTTPClient
  let now: @Sendable () -> Date

  /// What came for a page.
  enum Answer: Sendable {
    case page(Data)
    /// The service wants the question later; `asked` is how much later, if it says.
    case later(asked: Duration?, refusal: HTTPError)
  }

  /// What tells this service from another: a port does not, as a sandbox's changes with every start.
  var name: String { "\(base.host()?.lowercased() ?? "")\(base.path())" }

  /// Asks for one page; what is worth repeating at once is repeated by the client.
  func ask(_ list: MenuList, page: Int) async throws(MenuError) -> Answer {
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await client.answer(
        at: address(list, page: page),
        headers: ["Accept": "application/json", "Authorization": "Bearer \(token.value)"],
        // Refusals are wanted whole: their headers say for how long.
        RequestOptions(deadline: .seconds(30), coalesces: false, accepts: 200...499))
    } catch {
      throw .service(error)
    }
    // A page is not searched for a message: that would cost more than reading it.
    if 200...299 ~= response.status { return .page(response.body) }
    switch response.status {
    case 401, 403:
      throw .tokenRefused(
        status: response.status, message: response.message, setting: token.setting)
    case 408, 425, 429:
      return .later(asked: response.retryAfter(now: now()), refusal: response.refusal)
    default: throw .service(response.refusal)
    }
  }

  private func address(_ list: MenuList, page: Int) -> URL {
    let number = URLQueryItem(name: "page", value: "\(page)")
    switch list {
    case .categories:
      return base.appending(path: "categories").appending(queryItems: [number])
    case .products:
      return base.appending(path: "products")
        .appending(queryItems: [URLQueryItem(name: "include", value: "category"), number])
    }
  }
}
