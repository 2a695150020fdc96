// Rows that people take away, move and change, each page with the same store.
import SwiftUI

struct Errands: View {
  @Environment(SharedTasks.self) private var shelf
  @State private var title = ""

  var body: some View {
    @Bindable var shelf = shelf
    List {
      ForEach(shelf.tasks) { Text($0.title) }
        .onDelete { shelf.tasks.remove(atOffsets: $0) }
        .onMove { shelf.tasks.move(fromOffsets: $0, toOffset: $1) }
      Section("Bound") {
        ForEach($shelf.tasks) { $task in
          HStack {
            TextField("Title", text: $task.title)
            Toggle("Done", isOn: $task.isDone)
            Stepper("Amount \(task.amount)", value: $task.amount)
          }
          .swipeActions(edge: .leading) {
            Button("Remove") {
              // Read first: the binding reads the array, which cannot be while it is changed.
              let id = task.id
              shelf.tasks.removeAll { $0.id == id }
            }
          }
          .swipeActions { Button("Twice", role: .destructive) { shelf.repeatTask(task) } }
        }
      }
      TextField("New", text: $title).onSubmit { shelf.add(title) }
      Button("Fill") { shelf.fill() }
    }
    .toolbar { EditButton() }
  }
}

/// Rows by their place, with the closures that many an app has.
struct RowPositions: View {
  @Environment(SharedTasks.self) private var shelf

  var body: some View {
    @Bindable var shelf = shelf
    List {
      ForEach(shelf.names.indices, id: \.self) { index in
        HStack {
          Text(shelf.names[index])
          Button("Remove") { shelf.names.remove(at: index) }
          if index > 0 { Button("Up") { shelf.names.swapAt(index, index - 1) } }
          Button("Rename") { shelf.names[index] = String((shelf.names[index] + "!").suffix(40)) }
        }
        // Automatic ones of a row act together, as on iOS, and each would meet what the other left.
        .buttonStyle(.borderless)
      }
      ForEach(Array(shelf.tasks.enumerated()), id: \.element.id) { index, task in
        HStack {
          Text(task.title)
          if index > 0 { Button("Move up") { shelf.moveUp(index) } }
          Button("Delete") { shelf.tasks.remove(at: index) }
        }
        .buttonStyle(.borderless)
      }
      .onDelete { for each in $0.reversed() { shelf.tasks.remove(at: each) } }
      .onMove { from, to in
        let moved = shelf.tasks.remove(at: from.first!)
        shelf.tasks.insert(moved, at: to > from.first! ? to - 1 : to)
      }
      ForEach(0..<shelf.names.count, id: \.self) { index in
        TextField("Name \(index)", text: $shelf.names[index])
      }
      Button("First away") { if !shelf.names.isEmpty { shelf.names.removeFirst() } }
      Button("Add") { shelf.add("More") }
      Button("Fill") { shelf.fill() }
    }
    .toolbar { EditButton() }
  }
}

struct NumberRows: View {
  @Environment(SharedTasks.self) private var shelf
  @State private var chosen: Int?
  @State private var many: Set<Int> = []

  var body: some View {
    @Bindable var shelf = shelf
    List {
      ForEach($shelf.numbers, id: \.self) { $number in
        Slider(value: $number, in: 0...10)
        TextField("Number", value: $number, format: .number)
      }
      ForEach(shelf.numbers.indices, id: \.self) { index in
        Stepper("Row \(index)", value: $shelf.numbers[index])
          .onTapGesture { shelf.numbers.remove(at: index) }
          .contextMenu {
            Button("Away") { shelf.numbers.remove(at: index) }
            Button("Twice") { shelf.numbers[index] *= 2 }
          }
      }
      ForEach(shelf.numbers, id: \.self) { number in
        Button("Without \(number)") { shelf.numbers.removeAll { $0 == number } }
      }
    }
    List(shelf.names, id: \.self) { Text($0) }
    List(selection: $chosen) { ForEach(shelf.tasks) { Text($0.title).tag($0.id) } }
    Button("Last away") { shelf.numbers.removeLast(min(1, shelf.numbers.count)) }
    Button("Fill") { shelf.fill() }
    Text("\(shelf.numbers.reduce(0, +))")
  }
}

struct Outlines: View {
  let value: Value

  struct Node: Identifiable, Hashable {
    let id: Int
    var children: [Node]?
  }

  private var nodes: [Node] {
    let count = min(max(value.m, 0), 5)
    let leaves = (0..<count).map { Node(id: 10 + $0) }
    return [Node(id: 1, children: leaves), Node(id: 2, children: [])]
  }

  var body: some View {
    List(nodes, children: \.children) { Text("\($0.id)") }
    OutlineGroup(nodes, children: \.children) { Text("Node \($0.id)") }
    DisclosureGroup(value.words) { Text("\(value.one)") }
    LazyVStack(spacing: value.a) {
      ForEach(0..<min(max(value.n, 0), 400), id: \.self) { Text("Row \($0)") }
    }
  }
}
