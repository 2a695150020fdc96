// The apps as the fault matrix meets them.
import Testing

@testable import tapas

/// A language of the string tables.
enum Language: String, CaseIterable, Sendable {
  case en, es, ar
}

/// An app, and the screen of it that needs the service.
struct MatrixApp: CaseIterable, Sendable, CustomTestStringConvertible {
  /// The app's description for tests.
  let app: any TestedApp.Type

  init(_ app: any TestedApp.Type) { self.app = app }

  static let allCases = Services.tested.map(MatrixApp.init)

  /// The name of the app.
  var name: String { app.name }

  var testDescription: String { name }

  /// Its place in the list of all.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The address of the screen below the app's own.
  var components: [String] { app.components }

  /// Whether its list is shown after a restart.
  var savesList: Bool { app.savesList }

  /// Words that are there once the service has answered.
  func content(_ language: Language) -> String { app.content(language) }

  /// The name of the button that asks the service again.
  func refresh(_ language: Language) -> String { app.refresh[language] }
}

extension MatrixApp: Hashable {
  static func == (left: MatrixApp, right: MatrixApp) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
