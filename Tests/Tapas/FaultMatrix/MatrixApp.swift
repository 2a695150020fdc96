// The apps as the fault matrix meets them.
import Testing

@testable import tapas

/// A language of the string tables.
enum Language: String, CaseIterable, Sendable {
  case en, es, ar
}

/// An app, and the screen of it that needs the service.
struct MatrixApp: RawRepresentable, CaseIterable, Sendable, CustomTestStringConvertible {
  /// The app's description for tests.
  let app: any TestedApp.Type

  init(_ app: any TestedApp.Type) { self.app = app }

  /// The app of a name; nil when there is none.
  init?(rawValue: String) {
    guard let app = Services.tested.first(where: { $0.name == rawValue }) else { return nil }
    self.app = app
  }

  static let allCases = Services.tested.map { MatrixApp($0) }

  /// The name of the app.
  var rawValue: String { app.name }

  var testDescription: String { rawValue }

  /// Its place in the list of all.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The address of the screen below the app's own.
  var components: [String] { app.components }

  /// Words that are there once the service has answered.
  func content(_ language: Language) -> String { app.content(language) }

  /// The name of the button that asks the service again.
  func refresh(_ language: Language) -> String { app.refresh[language] }
}

extension MatrixApp: Hashable {
  static func == (left: MatrixApp, right: MatrixApp) -> Bool { left.rawValue == right.rawValue }

  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
