// The list: what is to be done and what is done, a switch for each.
import SwiftUI

struct TodoScreen: View {
  @Environment(TodoStore.self) private var store
  @SceneStorage("showsDone") private var showsDone = false
  @State private var isAdding = false

  var body: some View {
    let items = store.items(done: showsDone)
    NavigationStack {
      List {
        Section {
          Picker("Show", selection: $showsDone) {
            Text("To do").tag(false)
            Text("Done").tag(true)
          }
          .pickerStyle(.segmented)
        } footer: {
          if let problem = store.problem { words(of: problem) }
        }
        Section {
          ForEach(items) { TodoRow(item: $0) }
            .onDelete { offsets in store.deleteTapped(offsets.map { items[$0].id }) }
        } footer: {
          if items.isEmpty { Text(showsDone ? "Nothing is done yet." : "Nothing is to be done.") }
        }
      }
      .navigationTitle("Todo")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
        if showsDone && !items.isEmpty {
          ToolbarItem { Button("Clear") { store.clearDoneTapped() } }
        }
      }
      .sheet(isPresented: $isAdding) { AddTodo() }
    }
  }

  private func words(of problem: TodoStore.Problem) -> Text {
    switch problem {
    case .unreadable: Text("The saved list cannot be read.")
    case .unsaved: Text("The last change could not be saved.")
    }
  }
}

/// One thing to do, and whether it is done.
struct TodoRow: View {
  let item: Todo
  @Environment(TodoStore.self) private var store

  private var isDone: Binding<Bool> {
    Binding(get: { item.isDone }, set: { _ in store.doneToggled(item.id) })
  }

  var body: some View {
    Toggle(isOn: isDone) {
      HStack {
        Text(item.title)
        if item.priority == .high {
          Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
            .accessibilityLabel("Urgent")
        }
      }
    }
  }
}
