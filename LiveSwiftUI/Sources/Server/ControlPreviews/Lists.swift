// Lists in their styles, with rows that can be moved and deleted; tabs.
import SwiftUI

struct ListPreviews: PreviewProvider {
  static var previews: some View {
    EditableList().previewDisplayName("List")
    NavigationStack {
      List {
        Section("First part") { rows }
        Section("Second part") { rows }
      }
      .listStyle(.plain)
      .navigationTitle("Plain list")
    }
    .previewDisplayName("List, plain")
  }

  private static var rows: some View {
    ForEach(1...3, id: \.self) { Text("Row \($0)") }
  }
}

private struct EditableList: View {
  @State private var rows = [1, 2, 3, 4]

  var body: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("List")
      .toolbar { ToolbarItem(placement: .primaryAction) { EditButton() } }
    }
  }
}

struct TabViewPreviews: PreviewProvider {
  static var previews: some View {
    TabView {
      screen("Today").tabItem { Label("Today", systemImage: "sun.max") }
      screen("Messages")
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(3)
      screen("Settings").tabItem { Label("Settings", systemImage: "gearshape") }
    }
    .previewDisplayName("Tabs")
    Pages().previewDisplayName("Tabs as pages")
  }

  private static func screen(_ title: LocalizedStringKey) -> some View {
    NavigationStack {
      List(1...20, id: \.self) { Text("Row \($0)") }.navigationTitle(title)
    }
  }
}

private struct Pages: View {
  @State private var page = 2

  var body: some View {
    NavigationStack {
      TabView(selection: $page) {
        ForEach(1...4, id: \.self) { number in
          Text("Page \(number)")
            .font(.largeTitle)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.accentColor.opacity(Double(number) / 10))
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .navigationTitle("Page \(page)")
    }
  }
}
