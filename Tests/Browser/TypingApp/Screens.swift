// The screens of the typing app.
import Foundation
import SwiftUI

/// Texts: one that the app leaves alone, one that it changes at each key, one in a sheet.
struct TextsScreen: View {
  @State private var plain = ""
  @State private var upper = ""
  @State private var name = "old name"
  @State private var password = "old password"
  @State private var isShown = false
  @State private var sent = ""

  var body: some View {
    Form {
      TextField("Plain", text: $plain)
      Has(name: "Plain", value: plain)
      TextField("Upper", text: $upper)
        .onChange(of: upper) { upper = upper.uppercased() }
      Has(name: "Upper", value: upper)
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Button("Sign in") { sent = "\(name)/\(password)" }
      Has(name: "Sign in", value: sent)
      Button("Open") { isShown = true }
    }
    .sheet(isPresented: $isShown) { SheetScreen() }
  }
}

/// A sheet that puts the keyboard into its field.
struct SheetScreen: View {
  @State private var text = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Sheet", text: $text).focused($isTyping)
      Has(name: "Sheet", value: text)
      TickingText()
    }
    .onAppear { isTyping = true }
  }
}

/// Numbers, amounts and a day, which are read in the reader's language.
struct ValuesScreen: View {
  @State private var number = 5.0
  @State private var price = Decimal(5)
  @State private var some: Int? = 7
  @State private var count = 3
  @State private var day = Date(timeIntervalSince1970: 1_243_209_600)

  var body: some View {
    Form {
      TextField("Number", value: $number, format: .number)
      Has(name: "Number", value: "\(number)")
      TextField("Price", value: $price, format: .currency(code: "EUR"))
      Has(name: "Price", value: "\(price)")
      TextField("Some", value: $some, format: .number)
      Has(name: "Some", value: some.map(String.init) ?? "none")
      TextField("Count", value: $count, formatter: NumberFormatter())
      Has(name: "Count", value: "\(count)")
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Has(name: "Day", value: day.formatted(.iso8601.year().month().day()))
    }
  }
}

/// Messages: the field is emptied when one is sent.
struct ChatScreen: View {
  @State private var text = ""
  @State private var messages: [String] = []

  var body: some View {
    Form {
      TextField("Message", text: $text)
        .onSubmit {
          messages.append(text)
          text = ""
        }
      Has(name: "Messages", value: messages.joined(separator: "|"))
    }
  }
}

/// A row that changes its place all the time, and one whose neighbours change.
struct MovingScreen: View {
  @State private var order = ["A", "B", "C"]
  @State private var texts: [String: String] = [:]
  @State private var beside = ""

  var body: some View {
    Form {
      ForEach(order, id: \.self) { name in
        HStack {
          TextField(
            name,
            text: Binding {
              texts[name] ?? ""
            } set: {
              texts[name] = $0
            })
          Has(name: name, value: texts[name] ?? "")
        }
      }
      HStack {
        TickingText()
        TextField("Beside", text: $beside)
        Has(name: "Beside", value: beside)
      }
    }
    .task {
      // A cancelled wait ends the loop.
      while (try? await Task.sleep(for: .milliseconds(350))) != nil {
        order.append(order.removeFirst())
      }
    }
  }
}

/// Words that change by themselves.
struct TickingText: View {
  @State private var ticks = 0

  var body: some View {
    Text(verbatim: String(repeating: "tick ", count: ticks % 3))
      .task {
        // A cancelled wait ends the loop.
        while (try? await Task.sleep(for: .milliseconds(150))) != nil { ticks += 1 }
      }
  }
}

/// Long texts.
struct LongScreen: View {
  @State private var note = ""
  @State private var story = ""
  @State private var line = ""
  @State private var saved = ""

  var body: some View {
    VStack {
      TextEditor(text: $note).accessibilityLabel("Note")
      TextField("Story", text: $story, axis: .vertical)
      TextField("Line", text: $line)
      Has(name: "Lengths", value: "\(note.utf16.count) \(story.utf16.count) \(line.utf16.count)")
      Button("Save") { saved = "\(note.prefix(8))…\(note.suffix(8))" }
      Has(name: "Save", value: saved)
    }
  }
}

/// Pickers whose value is none of their choices.
struct ChoicesScreen: View {
  @State private var name = ""
  @State private var other = "gone"
  let names = ["Ada", "Ben", "Cyd"]

  var body: some View {
    Form {
      Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text(verbatim: $0) } }
      Has(name: "Name", value: name)
      Picker("Other", selection: $other) { ForEach(names, id: \.self) { Text(verbatim: $0) } }
        .pickerStyle(.segmented)
      Has(name: "Other", value: other)
    }
  }
}

/// A message in Markdown, as a chat shows it.
struct MarkedScreen: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text).accessibilityLabel("Message")
      Text(.init(text))
      Has(name: "Length", value: "\(text.utf16.count)")
    }
  }
}
