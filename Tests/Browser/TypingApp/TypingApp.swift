// An app of fields, layers and sheets, for journeys that look at one of them.
import AppServer
import SwiftUI

/// A page for each person; what the app has of every field stands beside it.
@main
struct TypingApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { FieldsScreen() }
    }
  }
}

/// The fields of the table, one screen for each, and what else is done with fields.
struct FieldsScreen: View {
  var body: some View {
    List {
      NavigationLink("Texts", value: Topic.texts)
      NavigationLink("Values", value: Topic.values)
      NavigationLink("Chat", value: Topic.chat)
      NavigationLink("Moving", value: Topic.moving)
      NavigationLink("Long", value: Topic.long)
      NavigationLink("Choices", value: Topic.choices)
      NavigationLink("Marked", value: Topic.marked)
      NavigationLink("Layers", value: Topic.layers)
      NavigationLink("Layers with menus", value: Topic.layersWithMenus)
      NavigationLink("Sheets", value: Topic.sheets)
    }
    .navigationTitle("Fields")
    .navigationDestination(for: Topic.self) { topic in
      switch topic {
      case .texts: TextsScreen()
      case .values: ValuesScreen()
      case .chat: ChatScreen()
      case .moving: MovingScreen()
      case .long: LongScreen()
      case .choices: ChoicesScreen()
      case .marked: MarkedScreen()
      case .layers: LayersScreen()
      case .layersWithMenus: LayersWithMenusScreen()
      case .sheets: SheetsScreen()
      }
    }
  }
}

/// The screens by their addresses.
enum Topic: String, Hashable, Codable, LosslessStringConvertible {
  case texts, values, chat, moving, long, choices, layers, marked, sheets
  case layersWithMenus = "layers-with-menus"

  init?(_ description: String) { self.init(rawValue: description) }

  var description: String { rawValue }
}

/// What the app has, in words that a test can read.
struct Has: View {
  let name: String
  let value: String

  var body: some View { Text(verbatim: "\(name) has <\(value)>") }
}
