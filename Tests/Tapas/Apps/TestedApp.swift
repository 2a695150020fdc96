// An app as the tests of all apps meet it: each is described in a file of its own beside this one.

@testable import tapas

/// What the tests of all apps need to know about one.
protocol TestedApp: AppWiring {
  /// The address of the screen that needs the service, below the app's own.
  static var components: [String] { get }
  /// Words of that screen that are there once the service has answered.
  static func content(_ language: Language) -> String
  /// The name of the button that asks the service again.
  static var refresh: Sentence { get }
  /// The title over a reason while there is nothing to show.
  static func failed(_ reason: Reason) -> Sentence
  /// The words for a service that has nothing.
  static var nothing: Sentence { get }
  /// Further screens by their addresses, and words that are there once the service has answered.
  static var screens: [String: String] { get }
  /// The services whose answers are changed.
  static var fuzzed: [FuzzedService] { get }
}

extension TestedApp {
  static var components: [String] { [] }
  static var refresh: Sentence { Sentence("Refresh", "Actualizar", "تحديث") }
  static var screens: [String: String] { [:] }
}

extension Services {
  /// The apps that are described.
  static var tested: [any TestedApp.Type] { apps.compactMap { $0 as? any TestedApp.Type } }
}
