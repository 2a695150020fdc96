// An app of fields, for the journeys of people who type.
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
      }
    }
  }
}

/// The screens by their addresses.
enum Topic: String, Hashable, Codable, LosslessStringConvertible {
  case texts, values, chat, moving, long, choices

  init?(_ description: String) { self.init(rawValue: description) }

  var description: String { rawValue }
}

/// What the app has, in words that a test can read.
struct Has: View {
  let name: String
  let value: String

  var body: some View { Text(verbatim: "\(name) has <\(value)>") }
}
