// The list of apps, and the settings of their services.
import Foundation

/// The settings of every app's service. The sandbox simulates those that are not set.
struct Services: Equatable, Sendable {
  /// The apps in the order of the home page and of the help page. A further app is a line here.
  static let apps: [any AppWiring.Type] = [
    FoodsWiring.self,
    RecipesWiring.self,
    MenuWiring.self,
    CocktailsWiring.self,
    HumourWiring.self,
  ]

  /// The wiring of each served app, in the same order.
  private(set) var all: [any AppWiring]

  /// No service is configured.
  init() { all = Self.apps.map { $0.init() } }

  /// Checks the settings of every app. Throws on the first that is wrong.
  init(_ settings: Settings) throws(UsageError) {
    all = []
    for app in Self.apps { all.append(try app.init(settings)) }
  }

  /// Serves only the apps of these names. Returns false when there is none of such a name.
  mutating func choose(_ names: [String]) -> Bool {
    guard !names.isEmpty, names.allSatisfy({ name in all.contains { type(of: $0).name == name } })
    else { return false }
    all = all.filter { names.contains(type(of: $0).name) }
    return true
  }

  /// The settings of one app.
  subscript<Wiring: AppWiring>(app: Wiring.Type) -> Wiring {
    get { all.lazy.compactMap { $0 as? Wiring }.first ?? Wiring() }
    set { all = all.map { $0 is Wiring ? newValue : $0 } }
  }

  /// The titles of the apps whose services the sandbox simulates.
  var played: [String] { all.filter { !$0.isSet }.map { type(of: $0).title } }

  /// Whether the sandbox is needed for a service that is not configured.
  var needSandbox: Bool { !played.isEmpty }

  /// The configured addresses.
  var addresses: [URL] { all.flatMap(\.addresses) }

  static func == (left: Services, right: Services) -> Bool {
    left.all.map { AnyHashable($0) } == right.all.map { AnyHashable($0) }
  }
}
