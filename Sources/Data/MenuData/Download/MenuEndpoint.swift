// The two addresses of the menu's service, and the meaning of its answers.
import DataLayer
import Foundation

/// Requests single pages. Addresses in answers are never used, because the token is sent with each
/// request.
struct MenuEndpoint: Sendable {
  let base: URL
  let token: AccessToken
  let client: HTTPClient
  let now: @Sendable () -> Date

  /// The answer to the request for a page.
  enum Answer: Sendable {
    case page(Data)
    /// The service refuses for now; `asked` is the requested wait, nil when it names none.
    case later(asked: Duration?, refusal: HTTPError)
  }

  /// Identifies the service: without the port, because a sandbox's port may change at each start.
  var name: String { "\(base.host()?.lowercased() ?? "")\(base.path())" }

  /// Requests a page. The client repeats requests that may succeed at once.
  func ask(_ list: MenuList, page: Int) async throws(MenuError) -> Answer {
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await client.answer(
        at: address(list, page: page),
        headers: ["Accept": "application/json", "Authorization": "Bearer \(token.value)"],
        // Refusals are accepted too, because their headers state the wait.
        RequestOptions(deadline: .seconds(30), coalesces: false, accepts: 200...499))
    } catch {
      throw .service(error)
    }
    // Searching a page for an error message would cost more than parsing it.
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
