// The form for one more thing to do.
import SwiftUI

struct AddTodo: View {
  @Environment(TodoStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var priority = Todo.Priority.normal

  private var trimmed: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }

  var body: some View {
    NavigationStack {
      Form {
        TextField("What is to be done?", text: $title)
          .onSubmit(add)
        Picker("Priority", selection: $priority) {
          Text("High").tag(Todo.Priority.high)
          Text("Normal").tag(Todo.Priority.normal)
          Text("Low").tag(Todo.Priority.low)
        }
      }
      .navigationTitle("More to do")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: add).disabled(trimmed.isEmpty)
        }
      }
    }
  }

  private func add() {
    guard !trimmed.isEmpty else { return }
    store.addTapped(trimmed, priority)
    dismiss()
  }
}
