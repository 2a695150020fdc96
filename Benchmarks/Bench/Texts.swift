// `bench texts`: the time that the main actor takes for hostile search texts, in each app.
import Cocktails
import DataLayer
import Foods
import Foundation
import Humour
import Menu
import MenuData
import Posts
import Recipes
import SharedUI
import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Types hostile texts into each app's search and prints the longest times.
@MainActor struct TextBench {
  /// The number of scalars that are typed; the server takes 1,000 at most.
  let length: Int
  private let store = InMemoryRecordStore()

  init(length: Int) { self.length = length }

  /// Prints a line for each app: its three slowest texts, and what a short text with the same
  /// result takes.
  func run() async throws {
    print("texts of \(length) scalars; time of the thread, best of \(Self.runs)")
    print("\n| app | slowest | its time | second | third | short text, same result |")
    print("|---|---|---|---|---|---|")
    for (name, scene, ready) in apps {
      let page = try await TypedPage(scene, ready: ready)
      var costs: [(text: String, time: Duration, short: Duration)] = []
      for (text, unit) in Self.texts {
        let typed = Self.repeated(unit, to: length)
        // Rows that come or go take longer than any text, so the list is brought to its result
        // first.
        let all = page.isWhole(after: typed)
        let start = all ? "" : "zz"
        let short = await page.typing(all ? " " : "zzz", after: start, runs: Self.runs)
        let time = await page.typing(typed, after: start, runs: Self.runs)
        costs.append((text, time, short))
      }
      costs.sort { $0.time - $0.short > $1.time - $1.short }
      let slow = costs.prefix(3).map { ($0.text, Stopwatch.text($0.time - $0.short)) }
      let cells = [
        name, slow[0].0, slow[0].1, "\(slow[1].0) \(slow[1].1)", "\(slow[2].0) \(slow[2].1)",
        Stopwatch.text(costs[0].short),
      ]
      print("| \(cells.joined(separator: " | ")) |")
    }
  }

  private static let runs = 9

  /// The unit again and again, and a word that nothing is called, so that all before it is looked
  /// for in vain.
  private static func repeated(_ unit: String, to length: Int) -> String {
    let scalars = Array(unit.unicodeScalars)
    let repeated = (0..<length - 3).map { scalars[$0 % scalars.count] }
    return String(String.UnicodeScalarView(repeated)) + " zz"
  }

  /// The names and units of the texts; a unit is repeated up to the length.
  private static let texts: [(String, String)] = [
    ("letters", "a e i o u "), ("one letter", "a"), ("one letter at a time", "a "),
    ("spaces", " "), ("combining marks", "\u{301}"), ("letters with marks", "e\u{301}\u{323} "),
    ("one letter, many marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    ("Arabic", "شَيْخ "), ("direction marks", "\u{202E}\u{200F}a"), ("Hebrew and Latin", "אבג abc "),
    ("families", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} "), ("flags", "\u{1F1E6}\u{1F1E8}"),
    ("joiners", "\u{200D}"), ("at signs", "@"), ("slashes", "/a"),
    ("an address", "https://x.com/a"),
    ("a domain", "a."), ("hyphens", "a-"), ("different words", words),
    ("Hangul", "\u{1112}\u{1161}"),
    ("capitals with dots", "\u{130}"), ("ligatures", "\u{FDFA}"), ("line ends", "\r\n"),
    ("Thai", "ก็"), ("percent signs", "%E2%80%8F"),
  ]

  /// Three hundred different words.
  private static let words = (0..<300).map { "\($0 * 7919 % 1000)\($0)" }.joined(separator: " ")
}

// MARK: - The apps, with a usual amount of data

extension TextBench {
  private typealias App = (name: String, scene: any Scene, ready: String)

  private var apps: [App] {
    let dishes = (0..<300).map { (id: $0, name: "Crème brûlée au chocolat noir \($0)") }
    let foods = FoodService.live(
      base: Self.base,
      client: .answering(
        dishes.map { ["id": "\($0.id)", "name": $0.name, "description": $0.name] }))
    let recipes = RecipeService.live(
      at: Self.base,
      client: .answering([
        "recipes": dishes.prefix(100).map {
          ["uuid": UUID().uuidString, "name": $0.name, "cuisine": "Crème \($0.id % 9)"]
        }
      ]))
    let cocktails = DrinkService.live(
      base: Self.base,
      client: .answering([
        "drinks": dishes.prefix(130).map { ["idDrink": "\($0.id)", "strDrink": $0.name] }
      ]), keepingDetailsIn: store)
    let menu = MenuRepository.preview(
      MenuCategory.examples,
      dishes.map { Product(id: "\($0.id)", categoryID: "salads", name: $0.name, price: 1) })
    return [
      ("Foods", scene(FoodsApp.description, over: foods), dishes[0].name),
      ("Recipes", scene(RecipesApp.description, over: recipes), dishes[0].name),
      ("Menu", MenuApp.description.scene(MenuDependencies(repository: menu)), "Salads"),
      ("Cocktails", scene(CocktailsApp.description, over: cocktails), dishes[0].name),
      (
        "Humour",
        HumourApp.description.scene(
          HumourDependencies(
            service: .preview(),
            moods: MoodCache(reader: .preview(), store: store, source: "bench"),
            people: RecentPeople(store: store, source: "bench"))), "Whose mood?"
      ),
    ]
  }

  private static let base = URL(string: "https://service.test")!

  private func scene<Service>(
    _ app: AppDescription<ServiceDependencies<Service>, some View>, over service: Service
  ) -> any Scene {
    app.scene(ServiceDependencies(service: service, store: store))
  }
}

extension HTTPClient {
  /// A client for a service that answers every request with this JSON.
  fileprivate static func answering(_ json: some Encodable) -> HTTPClient {
    // Dictionaries, arrays and strings can always be encoded.
    HTTPClient(transport: OneAnswer(body: (try? JSONEncoder().encode(json)) ?? Data()))
  }
}

private struct OneAnswer: HTTPTransport {
  let body: Data

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse { HTTPResponse(status: 200, body: body) }
}

/// One page of an app as a browser has it, with its search field.
@MainActor private struct TypedPage {
  private let tree: Tree
  private let field: Int
  private let ready: String

  /// Waits until the page of `scene` says `ready`.
  init(_ scene: some Scene, ready: String) async throws {
    let strings = [
      SharedUIResources.strings, FoodsApp.description.strings, RecipesApp.description.strings,
      MenuApp.description.strings, CocktailsApp.description.strings,
      HumourApp.description.strings,
    ]
    let tables = try StringTables(contentsOf: strings.compactMap(\.self))
    tree = Tree(
      scene: scene, environment: EnvironmentValues(), services: TreeServices(strings: tables))
    self.ready = ready
    _ = tree.flush()
    while !tree.html().text.contains(ready) {
      try await Task.sleep(for: .milliseconds(5))
      _ = tree.flush()
    }
    field = number(of: "<input", in: tree.html().text)
  }

  /// Whether the page is the same with `text` as without any text.
  func isWhole(after text: String) -> Bool {
    type(text)
    return tree.html().text.contains(ready)
  }

  /// The thread's CPU time from replacing `start` with `text` until it is drawn, the best of some
  /// runs.
  func typing(_ text: String, after start: String, runs: Int) async -> Duration {
    var best = Duration.seconds(60)
    for _ in 0..<runs {
      type(start)
      // Lets the tasks run that this has started; afterwards this may be another thread.
      for _ in 0..<20 { await Task.yield() }
      let before = Duration.ofThread
      type(text)
      best = min(best, Duration.ofThread - before)
    }
    return best
  }

  private func type(_ text: String) {
    tree.handle(.input, on: field, value: .text(text))
    _ = tree.flush()
  }
}
