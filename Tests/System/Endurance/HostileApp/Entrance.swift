// The apps of the program: the kinds of navigation, each with an address of its own.
import SwiftUI

/// An app of the site.
enum Entrance: String, CaseIterable, Sendable {
  case screens, stack, indices, split, columns, tabs, old

  /// Its first screen.
  @MainActor @ViewBuilder var root: some View {
    switch self {
    case .screens: ScreensRoot()
    case .stack: StackRoot()
    case .indices: IndexRoot()
    case .split: SplitRoot()
    case .columns: ColumnRoot()
    case .tabs: TabRoot()
    case .old: OldRoot()
    }
  }
}

/// The list of the screens. Their names are texts, so no destination of texts stands beside theirs.
struct ScreensRoot: View {
  var body: some View {
    NavigationStack {
      // No list, whose first twenty rows alone would be in the page.
      VStack {
        ForEach(HostileScreen.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
      }
      .navigationTitle("Hostile")
      .navigationDestination(for: HostileScreen.self) { $0.content.navigationTitle($0.rawValue) }
      .navigationDestination(for: TaskItem.self) { TaskPage(errand: $0) }
    }
  }
}

/// A stack with destinations for values of each kind.
struct StackRoot: View {
  @Environment(SharedTasks.self) private var shelf
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(shelf.names.indices, id: \.self) { NavigationLink("Name \($0)", value: $0) }
        ForEach(shelf.names, id: \.self) { NavigationLink($0, value: $0) }
        ForEach(shelf.tasks) { NavigationLink($0.title, value: $0) }
        ForEach(shelf.tasks) { NavigationLink("Key", value: Key(number: $0.id)) }
      }
      .navigationTitle("Values")
      .navigationDestination(for: Int.self) { NamePage(index: $0, path: $path) }
      .navigationDestination(for: String.self) { Text(verbatim: $0).navigationTitle($0) }
      .navigationDestination(for: TaskItem.self) { TaskPage(errand: $0) }
      .navigationDestination(for: Key.self) { key in
        let index = shelf.tasks.firstIndex { $0.id == key.number }
        if let index { TaskPage(errand: shelf.tasks[index]) }
      }
    }
  }
}

/// The page of a name by its place, which an app chose from the list below it.
struct NamePage: View {
  @Environment(SharedTasks.self) private var shelf
  let index: Int
  @Binding var path: NavigationPath

  var body: some View {
    List {
      // As an app may say it: the index came from the list of the names.
      if shelf.names.count > index { Text(shelf.names[index]) }
      Text("\(index + 1) of \(shelf.names.count)")
      NavigationLink("Next", value: index + 1)
      Button("Two more") {
        path.append(index)
        path.append("text")
      }
      Button("Root") { path = NavigationPath() }
      Button("Back") { if !path.isEmpty { path.removeLast() } }
      Button("Remove") { if shelf.names.indices.contains(index) { shelf.names.remove(at: index) } }
    }
    .navigationTitle("Name")
  }
}

/// The page of a row.
struct TaskPage: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(SharedTasks.self) private var shelf
  let errand: TaskItem

  var body: some View {
    List {
      Text(errand.title)
      Stepper("Amount \(errand.amount)", value: .constant(errand.amount))
      NavigationLink("Again", value: errand)
      Button("Delete") {
        shelf.tasks.removeAll { $0.id == errand.id }
        dismiss()
      }
    }
    .navigationTitle(errand.title)
  }
}

/// A stack whose path is an array of places.
struct IndexRoot: View {
  @State private var path: [Int] = []
  private let names = ["Oak", "Elm", "Ash", "Fir"]

  var body: some View {
    NavigationStack(path: $path) {
      List(names.indices, id: \.self) { NavigationLink(names[$0], value: $0) }
        .navigationTitle("Trees")
        .navigationDestination(for: Int.self) { index in
          VStack {
            Text(names[index])
            if index + 1 < names.count { NavigationLink("Next", value: index + 1) }
            Button("Again") { path.append(path[path.count - 1]) }
            Button("Back") { path.removeLast() }
          }
          .navigationTitle(names[index])
        }
    }
  }
}
