// The views and the model of the scenes that are let go.
@testable import SwiftUI

@MainActor @Observable final class Remembered {
  var number = 0
  var isShown = false
  var chosen: RememberedChoice?
  var path: [Int] = []
  var text = ""

  func add() async { number += 1 }
}

struct RememberedChoice: Identifiable {
  let id: Int
}

/// Has a model of its own, and says what it holds.
struct Lasting<Content: View>: View {
  @State private var model = Remembered()
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      content()
      Text(verbatim: "\(model.number)").onChange(of: model.number) { model.text = "changed" }
    }
    .onAppear { model.number += 1 }
  }
}

struct RememberingWatcher: View {
  let model: Remembered

  var body: some View {
    Text(verbatim: "\(model.number)")
      .onChange(of: model.number) { old, new in model.text = "\(old) \(new)" }
  }
}

struct RememberingClosing: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isSearching) private var isSearching

  var body: some View { Button("Done \(String(isSearching))") { dismiss() } }
}

struct RememberingReader: View {
  @Environment(Remembered.self) private var model
  @Environment(\.openURL) private var open

  var body: some View {
    Button("\(model.number)") { URL(string: "https://a.test").map { open($0) } }
  }
}

struct RememberingZooming: View {
  @Namespace private var photos

  var body: some View {
    NavigationStack {
      NavigationLink("One", value: 1)
        .matchedTransitionSource(id: 1, in: photos)
        .navigationDestination(for: Int.self) { number in
          Lasting { Text(verbatim: "\(number)") }
            .navigationTransition(.zoom(sourceID: number, in: photos))
        }
    }
  }
}

struct RememberingFields: View {
  @FocusState var isFocused: Bool
  @SceneStorage("text") var text = ""
  @State var model = Remembered()

  var body: some View {
    TextField("Text", text: $text).focused($isFocused).onSubmit { isFocused = false }
    SecureField("Secret", text: $model.text)
    Button("Focus") { isFocused = true }
  }
}

struct RememberingCounting: ViewModifier {
  @State private var model = Remembered()

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(model.number)") { model.number += 1 }
    }
  }
}

struct RememberingFramed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).border(.red)
  }
}
