// Forms, disclosure groups, outlines and boxes.
import SwiftUI

struct FormPreviews: PreviewProvider {
  static var previews: some View {
    SettingsForm().previewDisplayName("Form")
  }
}

private struct SettingsForm: View {
  @State private var name = "Ana"
  @State private var isOn = true
  @State private var size = 2

  var body: some View {
    ControlForm(title: "Settings") {
      Section {
        TextField("Your name", text: $name)
        Toggle("Notifications", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Regular").tag(2)
        }
      } header: {
        Text("You")
      } footer: {
        Text("Nothing of this leaves the page.")
      }
      Section("About") {
        LabeledContent("Version", value: "1.0")
        LabeledContent("Photos", value: 1_204, format: .number)
        NavigationLink("More") { Text("Nothing else").navigationTitle("More") }
      }
      Section { Button("Delete everything", role: .destructive) {} }
    }
  }
}

struct DisclosureGroupPreviews: PreviewProvider {
  static var previews: some View {
    DisclosureSampler().previewDisplayName("Disclosure group")
  }
}

private struct DisclosureSampler: View {
  @State private var isOpen = true

  var body: some View {
    ControlForm(title: "Disclosure group") {
      DisclosureGroup("Open", isExpanded: $isOpen) {
        Text("First line")
        Text("Second line")
      }
      DisclosureGroup("Closed") { Text("First line") }
      DisclosureGroup("Disabled") { Text("First line") }.disabled(true)
    }
  }
}

struct OutlinePreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      List(Food.all, children: \.parts) { Text($0.name) }.navigationTitle("Outline")
    }
    .previewDisplayName("Outline")
  }
}

/// A kind of food, and the kinds below it.
private struct Food: Identifiable {
  let id: String
  let name: LocalizedStringKey
  var parts: [Food]?

  static var all: [Food] {
    [
      Food(
        id: "fruit", name: "Fruit",
        parts: [Food(id: "apple", name: "Apple"), Food(id: "orange", name: "Orange")]),
      Food(
        id: "vegetables", name: "Vegetables",
        parts: [
          Food(id: "roots", name: "Roots", parts: [Food(id: "carrot", name: "Carrot")])
        ]),
      Food(id: "water", name: "Water"),
    ]
  }
}

struct GroupBoxPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          GroupBox("With a heading") {
            Text("First line")
            Text("Second line")
          }
          GroupBox { Text("Without a heading") }
          GroupBox {
            ProgressView("Downloading", value: 0.4)
          } label: {
            Label("With symbol", systemImage: "heart")
          }
        }
        .padding()
      }
      .navigationTitle("Group box")
    }
    .previewDisplayName("Group box")
  }
}
