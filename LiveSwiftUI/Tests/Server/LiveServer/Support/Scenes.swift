// The small apps that the tests serve.
import Foundation
import SwiftUI

@testable import LiveServer

/// A number and a button.
struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "count \(count)")
      Button("More") { count += 1 }
    }
  }
}

/// A field, and a choice that is kept with the screen.
struct NoteScreen: View {
  @State private var note = ""
  @SceneStorage("size") private var size = 1

  var body: some View {
    VStack {
      TextField("Note", text: $note)
      Text(verbatim: "note \(note)")
      Text(verbatim: "size \(size)")
      Button("Larger") { size += 1 }
    }
  }
}

/// Screens that lead to each other, each with an address.
struct RouteScreen: View {
  @State private var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("One", value: Place(number: 1))
        .navigationTitle("Home")
        .navigationDestination(for: Place.self) { place in
          NavigationLink("Next", value: Place(number: place.number + 1))
            .navigationTitle("Place \(place.number)")
        }
    }
  }
}

/// A screen whose buttons set the whole path.
struct StepScreen: View {
  @State private var path: [Place]

  init(start: [Place]) { _path = State(initialValue: start) }

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Two") { show(1, 2) }
        Button("Elsewhere") { show(3, 4, 5) }
        Button("Other") { show(3, 4, 6) }
        Button("Home") { show() }
      }
      .navigationDestination(for: Place.self) { Text(verbatim: "\($0.number)") }
    }
  }

  private func show(_ numbers: Int...) { path = numbers.map(Place.init(number:)) }
}

/// A screen that anybody may name by its number, from 1 to 999.
struct Place: Hashable, LosslessStringConvertible {
  let number: Int

  init(number: Int) { self.number = number }

  init?(_ description: String) {
    guard let number = Int(description), 1..<1_000 ~= number else { return nil }
    self.number = number
  }

  var description: String { String(number) }
}

/// A screen for each of three rows, written as many an app writes it: the number is an index.
struct RowScreen: View {
  private let names = ["Ann", "Ben", "Cid"]

  var body: some View {
    NavigationStack {
      ForEach(names.indices, id: \.self) { index in NavigationLink(names[index], value: index) }
        .navigationTitle("Rows")
        .navigationDestination(for: Int.self) { index in
          NavigationLink("Letter", value: Letter(text: names[index]))
            .navigationTitle("Row \(names[index])")
        }
        .navigationDestination(for: Letter.self) { letter in
          Text(verbatim: letter.text).navigationTitle("To \(letter.text)")
        }
    }
  }
}

/// Books whose links carry their titles; with a delay, they come after the first rendering.
struct LateRowsScreen: View {
  let count: Int
  let delay: Duration
  @State private var titles: [String] = []

  init(count: Int, delay: Duration) {
    (self.count, self.delay) = (count, delay)
    if delay == .zero { _titles = State(initialValue: Self.titles(count)) }
  }

  private static func titles(_ count: Int) -> [String] { (0..<count).map { "book \($0)" } }

  var body: some View {
    NavigationStack {
      List(titles, id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Shelf")
        .navigationDestination(for: String.self) { title in
          Text(verbatim: title).navigationTitle("About \(title)")
        }
        .task {
          // A cancelled wait only ends sooner.
          try? await Task.sleep(for: delay)
          if titles.isEmpty { titles = Self.titles(count) }
        }
    }
  }
}

/// What a link carries: all that its screen shows.
struct Letter: Hashable, Codable {
  let text: String
}

/// Rows whose buttons know them by their index, as many an app writes it.
struct BasketScreen: View {
  @State private var items = (1...60).map { "item \($0)" }

  var body: some View {
    VStack {
      Text(verbatim: "has \(items.count)")
      ForEach(Array(items.enumerated()), id: \.element) { index, item in
        Button("Remove \(item)") { items.remove(at: index) }
      }
    }
  }
}

/// What a scene keeps for one person.
@MainActor @Observable final class Tally {
  var words: [String] = []
}

struct TallyScreen: View {
  let tally: Tally
  @State private var word = ""

  var body: some View {
    VStack {
      TextField("Word", text: $word)
      Button("Add") { tally.words.append(word) }
      ForEach(tally.words, id: \.self) { Text(verbatim: "has \($0)") }
    }
  }
}

/// A row of texts that a single press makes longer and longer.
struct FloodScreen: View {
  @State private var rounds = 0
  @State private var deluges = 0

  var body: some View {
    VStack {
      Button("Flood") { rounds += 1 }
      Text(verbatim: String(repeating: "\(rounds % 10)", count: rounds == 0 ? 1 : 40_000))
      Button("Deluge") { deluges += 1 }
      ForEach(0..<20) { _ in
        Text(verbatim: String(repeating: "\(deluges % 10)", count: deluges == 0 ? 1 : 40_000))
      }
    }
  }
}

/// Three hundred rows of four thousand letters, at once or after a press.
struct LargeScreen: View {
  @State private var isFilled: Bool
  @State private var count = 0

  init(isFilled: Bool) { _isFilled = State(initialValue: isFilled) }

  var body: some View {
    VStack {
      Button("Fill") { isFilled = true }
      Button("More") { count += 1 }
      Text(verbatim: "count \(count)")
      if isFilled {
        ForEach(0..<1_200) { Text(verbatim: "\($0) " + String(repeating: "x", count: 1_000)) }
      }
    }
  }
}

/// Changes what its own body reads each time it runs.
struct EndlessScreen: View {
  @State private var rounds = 0
  @State private var presses = 0

  var body: some View {
    VStack {
      Text(verbatim: "presses \(presses)")
      Text(verbatim: "rounds \(rounds)").onChange(of: rounds, initial: true) { rounds += 1 }
      Button("Press") { presses += 1 }
    }
  }
}

struct PhotoScreen: View {
  let addresses: [String]

  var body: some View {
    VStack {
      ForEach(addresses, id: \.self) { address in
        AsyncImage(url: URL(string: address))
      }
    }
  }
}

struct HostileScreen: View {
  static let text = "</title><script>alert(1)</script>\"'&\u{2028}"

  var body: some View {
    NavigationStack { Text(verbatim: Self.text).navigationTitle(Text(verbatim: Self.text)) }
  }
}

extension SiteApp {
  static func test(_ name: String, _ scene: @escaping @MainActor @Sendable () -> any Scene)
    -> SiteApp
  {
    SiteApp(
      name: name, title: name, summary: name, colors: ("#111111", "#222222"),
      scene: { _ in scene() })
  }

  /// A screen with the name that apps know the browser by.
  static let browser = SiteApp(
    name: "browser", title: "", summary: "", colors: ("", ""),
    scene: { name in WindowGroup { Text(verbatim: "I am \(name).") } })

  static let counter = test("counter") { WindowGroup { CounterScreen() } }
  static let note = test("note") { WindowGroup { NoteScreen() } }
  static let place = test("place") { WindowGroup { RouteScreen() } }
  static let rows = test("rows") { WindowGroup { RowScreen() } }
  static let basket = test("basket") { WindowGroup { BasketScreen() } }
  static let flood = test("flood") { WindowGroup { FloodScreen() } }
  static let large = test("large") { WindowGroup { LargeScreen(isFilled: false) } }
  static let hostile = test("hostile") { WindowGroup { HostileScreen() } }
  static let tally = test("tally") {
    let tally = Tally()
    return WindowGroup { TallyScreen(tally: tally) }
  }
}
