// Menus, control groups, and labels and links in their styles.
import Foundation
import SwiftUI

struct MenuPreviews: PreviewProvider {
  static var previews: some View {
    MenuSampler().previewDisplayName("Menu")
  }
}

private struct MenuSampler: View {
  @State private var size = 2
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text("\(count) taps").font(.headline)
        Menu("Actions") { items }.buttonStyle(.bordered)
        Menu("Actions") { items }.disabled(true)
      }
      .padding()
      .navigationTitle("Menu")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Actions", systemImage: "ellipsis.circle") { items }
        }
      }
    }
  }

  @ViewBuilder private var items: some View {
    Button("With symbol", systemImage: "heart") { count += 1 }
    Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Text("Regular").tag(2)
      Text("Large").tag(3)
    }
    Divider()
    Button("Destructive", role: .destructive) { count = 0 }
    Button("Disabled") {}.disabled(true)
  }
}

struct ControlGroupPreviews: PreviewProvider {
  static var previews: some View {
    ControlGroupSampler().previewDisplayName("Control group")
  }
}

private struct ControlGroupSampler: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text("\(count) taps").font(.headline)
        group.labelStyle(.iconOnly)
        group.controlGroupStyle(.navigation)
        group.controlGroupStyle(.menu)
        group.disabled(true)
        Menu("Menu") { group }
      }
      .padding()
      .navigationTitle("Control group")
    }
  }

  private var group: some View {
    ControlGroup("Edit", systemImage: "pencil") {
      Button("Cut", systemImage: "scissors") { count += 1 }
      Button("Copy", systemImage: "doc.on.doc") { count += 1 }
      Button("Paste", systemImage: "doc.on.clipboard") { count += 1 }
    }
  }
}

struct LabelPreviews: PreviewProvider {
  static var previews: some View {
    ControlForm(title: "Label and link") {
      Section("Label") {
        Label("Title and symbol", systemImage: "star")
        Label("Title alone", systemImage: "star").labelStyle(.titleOnly)
        Label("Symbol alone", systemImage: "star").labelStyle(.iconOnly)
      }
      Section("Link") {
        if let address = URL(string: "https://example.org") {
          Link("To another site", destination: address)
          Link(destination: address) { Label("To another site", systemImage: "book") }
        }
      }
    }
    .previewDisplayName("Label and link")
  }
}
