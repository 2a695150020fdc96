// Pickers, toggles, stored values, focus.
import SwiftUI

struct Pickers: View {
  @Environment(SharedTasks.self) private var shelf
  @State private var place = 0
  @State private var id = 0
  @State private var word: String?

  var body: some View {
    Picker("Menu", selection: $place) {
      ForEach(shelf.names.indices, id: \.self) { Text(shelf.names[$0]).tag($0) }
    }
    Picker("Segments", selection: $place) {
      ForEach(shelf.names.indices, id: \.self) { Text(shelf.names[$0]).tag($0) }
    }
    .pickerStyle(.segmented)
    Picker("Ids", selection: $id) {
      ForEach(shelf.tasks) { Text($0.title).tag($0.id) }
    }
    .pickerStyle(.menu)
    Picker("Words", selection: $word) {
      Text("None").tag(String?.none)
      ForEach(shelf.names, id: \.self) { Text($0).tag(Optional($0)) }
    }
    List {
      Picker("Inline", selection: $place) { ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) } }
    }
    Menu("In a menu") {
      Picker("Ids", selection: $id) { ForEach(shelf.tasks) { Text($0.title).tag($0.id) } }
    }
    Text(shelf.names.indices.contains(place) ? shelf.names[place] : "gone")
    Button("Fewer") { if !shelf.names.isEmpty { shelf.names.removeFirst() } }
    Button("Fill") { shelf.fill() }
  }
}

struct Toggles: View {
  @State private var isOn = false
  @State private var more = [false, true, false]
  @State private var isOpen = false

  var body: some View {
    Toggle("Switch", isOn: $isOn)
    Toggle("Button", isOn: $isOn).toggleStyle(.button)
    ForEach($more, id: \.self) { Toggle("Each", isOn: $0) }
    ForEach(more.indices, id: \.self) { Toggle("Place", isOn: $more[$0]) }
    Button("More") { if more.count < 9 { more.append(isOn) } }
    Button("Fewer") { if !more.isEmpty { more.removeLast() } }
    DisclosureGroup("Open", isExpanded: $isOpen) { Toggle("Within", isOn: $isOn) }
    if isOn { Toggle("Only now", isOn: $isOpen) }
  }
}

struct Storages: View {
  @AppStorage("number") private var number = 1.0
  @AppStorage("whole") private var whole = 1
  @AppStorage("text") private var text = ""
  @AppStorage("flag") private var flag = false
  @SceneStorage("number") private var kept = 1.0
  @SceneStorage("whole") private var keptWhole = 1
  @SceneStorage("text") private var keptText = ""

  var body: some View {
    TextField("Number", value: $number, format: .number)
    TextField("Whole", value: $whole, format: .number)
    TextField("Text", text: $text)
    Toggle("Flag", isOn: $flag)
    TextField("Kept", value: $kept, format: .number)
    TextField("Kept whole", value: $keptWhole, format: .number)
    TextField("Kept text", text: $keptText)
    Slider(value: $kept, in: 0...10)
    Stepper("Kept", value: $keptWhole)
    Text("\(number) \(whole) \(text) \(kept) \(keptWhole) \(keptText)")
  }
}

struct Focuses: View {
  enum Field: Hashable {
    case first, second
    case row(Int)
  }

  @FocusState private var field: Field?
  @FocusState private var isThird: Bool
  @State private var texts = ["a", "b", "c"]
  @State private var first = ""

  init() {
    _field = FocusState()
    _isThird = FocusState()
  }

  var body: some View {
    TextField("First", text: $first).focused($field, equals: .first)
      .onSubmit { field = .second }
    TextField("Second", text: $first).focused($field, equals: .second)
      .onSubmit { if texts.count < 9 { texts.append(first) } }
    TextField("Third", text: $first).focused($isThird)
    ForEach(texts.indices, id: \.self) { index in
      TextField("Row \(index)", text: $texts[index]).focused($field, equals: .row(index))
        .onSubmit {
          texts.remove(at: index)
          field = .row(index + 1)
        }
    }
    Button("Next") { field = .row(texts.count) }
    Button("Third") { isThird.toggle() }
    Button("Fewer") { if !texts.isEmpty { texts.removeFirst() } }
    Button("Fill") { texts = ["a", "b", "c"] }
  }
}
