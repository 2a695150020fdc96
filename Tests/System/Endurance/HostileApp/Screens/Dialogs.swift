// What lies over a screen, menus, and searching.
import SwiftUI

struct Dialogs: View {
  let value: Value
  @State private var sheet = false
  @State private var item: TaskItem?
  @State private var alert = false
  @State private var dialog = false
  @State private var popover = false
  @State private var cover = false
  @State private var inspector = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Sheet") { sheet = true }
      Button("Item") { item = TaskItem(id: value.m, title: value.words) }
      Button("Alert") { alert = true }
      Button("Dialog") { dialog = true }
      Button("Popover") { popover.toggle() }
      Button("Cover") { cover = true }
      Button("Inspector") { inspector.toggle() }
      Text("\(count)")
    }
    .sheet(isPresented: $sheet, onDismiss: { count &+= 1 }) {
      TypedValues { Text($0.words) }
        .presentationDetents([.height(value.a), .fraction(value.b), .medium])
    }
    .sheet(item: $item) { each in
      Stepper("Item \(each.id)", value: $count)
      Button("Other") { item = TaskItem(id: each.id &+ 1, title: "Other") }
      Button("Close") { item = nil }
    }
    .alert(value.words, isPresented: $alert) {
      Button(value.words) { count &+= 1 }
      TextField("Typed", value: $count, format: .number)
    } message: {
      Text(value.words)
    }
    .confirmationDialog(
      LocalizedStringKey(value.words), isPresented: $dialog, titleVisibility: .visible
    ) {
      Button("Do", role: .destructive) { count &+= value.m }
    }
    .popover(isPresented: $popover, attachmentAnchor: .point(UnitPoint(x: value.a, y: value.b))) {
      Text(value.words)
    }
    .fullScreenCover(isPresented: $cover) { Button("Close") { cover = false } }
    .inspector(isPresented: $inspector) {
      Text(value.words).inspectorColumnWidth(min: value.a, ideal: value.b, max: value.a)
    }
  }
}

struct Menus: View {
  let value: Value
  @State private var count = 0

  var body: some View {
    Menu(value.words) {
      Button(value.words) { count &+= value.m }
      Menu("More") { Toggle("On", isOn: .constant(count % 2 == 0)) }
      Section(value.words) { Button("Less") { count &-= value.n } }
    }
    ControlGroup(value.words) { Button("One") { count &+= 1 } }
    Text(value.words).contextMenu { Button(value.words) { count = value.m } }
    Button("Shortcut") { count &+= 1 }
      .keyboardShortcut(KeyEquivalent(value.words.first ?? "a"), modifiers: [.command])
    Button(role: .destructive) {
      count = 0
    } label: {
      Label(value.words, systemImage: value.words)
    }
    .badge(value.m)
    .controlSize(.large)
    List { Text("Badge").badge(value.words) }
    Text("\(count)")
  }
}

struct Searching: View {
  enum Scope: String, CaseIterable { case all, some }

  @Environment(SharedTasks.self) private var shelf
  @State private var text = ""
  @State private var scope = Scope.all
  @State private var sent = ""

  var body: some View {
    List(shelf.names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      .searchable(text: $text, prompt: Text(sent))
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .searchSuggestions {
        ForEach(shelf.names, id: \.self) { Text($0).searchCompletion($0 + text) }
      }
      .onSubmit(of: .search) { sent = text }
      .refreshable { await refresh() }
    ContentUnavailableView.search(text: text)
    Text("\(scope.rawValue) \(sent)")
  }

  private func refresh() async { shelf.fill() }
}
