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
struct PlaceScreen: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("One", value: 1)
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1).navigationTitle("Place \(number)")
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

  var body: some View {
    VStack {
      Button("Flood") { rounds += 1 }
      Text(verbatim: String(repeating: "\(rounds % 10)", count: rounds == 0 ? 1 : 40_000))
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
  static let place = test("place") { WindowGroup { PlaceScreen() } }
  static let flood = test("flood") { WindowGroup { FloodScreen() } }
  static let large = test("large") { WindowGroup { LargeScreen(isFilled: false) } }
  static let hostile = test("hostile") { WindowGroup { HostileScreen() } }
  static let tally = test("tally") {
    let tally = Tally()
    return WindowGroup { TallyScreen(tally: tally) }
  }
}
