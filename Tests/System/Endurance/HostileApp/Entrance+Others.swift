// The apps with a sidebar, with tabs, and with the navigation of old.
import SwiftUI

/// A sidebar whose selection is a place in an array.
struct SplitRoot: View {
  @State private var chosen: Int?
  private let names = ["Oak", "Elm", "Ash", "Fir"]

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(names.indices, id: \.self) { NavigationLink(names[$0], value: $0) }
      }
      .navigationTitle("Trees")
    } detail: {
      if let chosen {
        Text(names[chosen]).navigationTitle(names[chosen])
        Button("Close") { self.chosen = nil }
      } else {
        Text("None")
      }
    }
  }
}

/// A sidebar whose links push into the stack of the detail column.
struct ColumnRoot: View {
  @Environment(SharedTasks.self) private var shelf
  @State private var path: [TaskItem] = []

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List {
        ForEach(shelf.tasks) { NavigationLink($0.title, value: $0) }
          .onDelete { shelf.tasks.remove(atOffsets: $0) }
          .onMove { shelf.tasks.move(fromOffsets: $0, toOffset: $1) }
        Button("Fill") { shelf.fill() }
      }
      .navigationTitle("Errands")
    } detail: {
      NavigationStack(path: $path) {
        Text("None").navigationDestination(for: TaskItem.self) { TaskPage(errand: $0) }
      }
    }
  }
}

/// Tabs, the selection by number, one of them with pages side by side.
struct TabRoot: View {
  @Environment(SharedTasks.self) private var shelf
  @State private var chosen = 0
  @State private var page = 0
  @State private var badge = "3"

  var body: some View {
    TabView(selection: $chosen) {
      NavigationStack {
        List(shelf.names, id: \.self) { NavigationLink($0, value: $0) }
          .navigationTitle("Names")
          .navigationDestination(for: String.self) { Text(verbatim: $0) }
      }
      .tabItem { Label("Names", systemImage: "star") }
      .tag(0)
      .badge(Int(badge) ?? 0)
      TabView(selection: $page) {
        ForEach(shelf.names.indices, id: \.self) { Text("Page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
      .tabItem { Label("Pages", systemImage: "book") }
      .tag(1)
      .badge(badge)
      VStack {
        TextField("Badge", text: $badge)
        TextField("Tab", value: $chosen, format: .number)
        TextField("Page", value: $page, format: .number)
        Text(shelf.names.indices.contains(page) ? shelf.names[page] : "")
        Button("Fill") { shelf.fill() }
        Button("Fewer") { if !shelf.names.isEmpty { shelf.names.removeLast() } }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(2)
    }
  }
}

/// The views and modifiers that later ones have replaced.
struct OldRoot: View {
  @State private var text = ""
  @State private var isOpen = false

  var body: some View {
    NavigationView {
      List {
        NavigationLink("Further", destination: Text(text))
        TextField("Words", text: $text, onEditingChanged: { _ in }, onCommit: { isOpen = true })
          .disableAutocorrection(true)
        Text(text).foregroundColor(.red).cornerRadius(CGFloat(text.count))
        Text("Counted").accessibility(label: Text(text)).accessibility(hint: Text(text))
          .accessibility(value: Text(text))
      }
      .navigationBarTitle(text)
      .navigationBarItems(trailing: Button("Open") { isOpen.toggle() })
      .sheet(isPresented: $isOpen) { Text(text) }
      .onChange(of: text) { isOpen = false }
    }
  }
}
