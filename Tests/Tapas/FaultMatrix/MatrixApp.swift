// The five apps as the fault matrix meets them.
import Testing

/// A language of the string tables.
enum Language: String, CaseIterable, Sendable {
  case en, es, ar
}

/// An app, and the screen of it that needs the service.
enum MatrixApp: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case foods, recipes, menu, cocktails, humour

  var testDescription: String { rawValue }

  /// Its place in the list of all.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The address of the screen below the app's own.
  var components: [String] { self == .humour ? ["maya_runs"] : [] }

  /// Words that are there once the service has answered.
  func content(_ language: Language) -> String {
    switch self {
    case .foods: "Spaghetti al Pomodoro"
    case .recipes: "Banana Split"
    case .menu: language == .ar ? "مقبلات باردة" : "Cold Mezze"
    case .cocktails: "50/50 Martini"
    case .humour: "Ran to the lighthouse"
    }
  }

  /// The name of the button that asks the service again.
  func refresh(_ language: Language) -> String {
    switch (self, language) {
    case (.menu, .en): "Update menu"
    case (.menu, .es): "Actualizar el menú"
    case (.menu, .ar): "تحديث القائمة"
    case (_, .en): "Refresh"
    case (_, .es): "Actualizar"
    case (_, .ar): "تحديث"
    }
  }
}
