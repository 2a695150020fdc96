// The screens of the app that ends its own process: a list, and a row.
import Foundation
import SwiftUI

struct RowsScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var path: [Int] = []
  @State private var name = ""
  @State private var isDangerous = false
  @State private var count = 0

  var body: some View {
    if sizeClass == .compact { Fault.narrow.trap() }
    return NavigationStack(path: $path) {
      VStack {
        ForEach(1..<4) { NavigationLink("Row \($0)", value: $0) }
        TextField("Name", text: $name)
        Text(verbatim: "Hello \(greeted)")
        Toggle("Danger", isOn: $isDangerous)
        if isDangerous { Text(verbatim: danger) }
        Buttons(count: $count)
      }
      .navigationTitle("Rows")
      .navigationDestination(for: Int.self) { RowScreen(number: $0) }
    }
  }

  private var greeted: String {
    if name.contains("boom") { Fault.text.trap() }
    return name
  }

  private var danger: String {
    Fault.toggle.trap()
    return "dangerous"
  }
}

struct Buttons: View {
  @Binding var count: Int

  var body: some View {
    Button("Count \(count)") { count += 1 }
    Button("Trap") { Fault.press.trap() }
    Button("Recurse") { if Fault.depth.isOn { count = Self.depth(1, count) } }
    // Longer than any test waits, and no longer.
    Button("Hang") { Thread.sleep(forTimeInterval: 60) }
  }

  /// Not a tail call, so that each level takes room on the stack.
  private static func depth(_ level: Int, _ count: Int) -> Int {
    level < 0 ? count : depth(level + 1, count &+ level) ^ level
  }
}

struct RowScreen: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    if number == 3 { Fault.address.trap() }
    return VStack {
      Text(verbatim: "This is row \(number)")
      Buttons(count: $count)
    }
    .navigationTitle("Row \(number)")
    .task {
      guard number == 3 else { return }
      if Fault.queue.isOn {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { Fault.queue.trap() }
      }
      // A cancelled wait only traps sooner.
      try? await Task.sleep(for: .milliseconds(400))
      Fault.task.trap()
    }
  }
}
