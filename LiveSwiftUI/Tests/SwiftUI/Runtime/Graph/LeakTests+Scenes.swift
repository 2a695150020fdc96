// Views that remember something, each in its own way.
@testable import SwiftUI

extension LeakTests.Scene {
  static var coming: [Self] {
    [
      Self("onAppear and onDisappear") { model in
        Lasting { Text(verbatim: "\(model.number)") }
          .onAppear { model.number += 1 }.onDisappear { model.number += 1 }
      },
      Self("onChange") { model in
        Lasting { Text(verbatim: "\(model.number)") }
          .onChange(of: model.number, initial: true) { model.text = "changed" }
      },
      Self("onChange in a body") { model in RememberingWatcher(model: model) },
      Self("task that ends") { model in
        Lasting { Text(verbatim: "a") }.task { model.number += 1 }
      },
      Self("task that waits") { model in
        Lasting { Text(verbatim: "a") }.task {
          // Ends by cancellation alone.
          try? await Task.sleep(for: .seconds(600))
          model.number += 1
        }
      },
      Self("task with an id, on a stream that never ends") { model in
        Lasting { Text(verbatim: "a") }.task(id: model.number) {
          let (stream, words) = AsyncStream.makeStream(of: Int.self)
          words.yield(1)
          for await number in stream { model.number += number }
        }
      },
      Self("animation") { model in
        Lasting { Text(verbatim: "a") }.animation(.default, value: model.number)
      },
    ]
  }

  static var presenting: [Self] {
    [
      Self("sheet") { model in
        let shown = Bindable(model)
        return Lasting { Button("Open") { model.isShown = true } }
          .sheet(isPresented: shown.isShown, onDismiss: { model.number += 1 }) {
            Lasting { RememberingClosing() }
          }
      },
      Self("sheet of an item, with a stack") { model in
        Lasting { Button("Open") { model.chosen = RememberedChoice(id: 1) } }
          .sheet(item: Bindable(model).chosen) { _ in
            NavigationStack { Lasting { RememberingClosing() }.navigationTitle("Choice") }
          }
      },
      Self("cover that stays open") { model in
        Lasting { Button("Open") { model.isShown = true } }
          .fullScreenCover(isPresented: Bindable(model).isShown) {
            Lasting { Text(verbatim: "\(model.number)") }
              .interactiveDismissDisabled().presentationDetents([.medium])
          }
      },
      Self("alert") { model in
        Lasting { Button("Open") { model.isShown = true } }
          .alert("Title", isPresented: Bindable(model).isShown) {
            Button("OK") { model.number += 1 }
          } message: {
            Text(verbatim: "\(model.number)")
          }
      },
      Self("confirmation") { model in
        Lasting { Button("Open") { model.isShown = true } }
          .confirmationDialog("Title", isPresented: Bindable(model).isShown) {
            Button("Go") { model.number += 1 }
          }
      },
    ]
  }

  static var moving: [Self] {
    [
      Self("stack, destinations, toolbar, search and refresh") { model in
        NavigationStack(path: Bindable(model).path) {
          List {
            NavigationLink("One", value: 1)
            Lasting { Text(verbatim: "\(model.number)") }
          }
          .navigationTitle("Home")
          .searchable(text: Bindable(model).text, prompt: "Search")
          .onSubmit(of: .search) { model.number += 1 }
          .refreshable { await model.add() }
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Lasting { Button("Add") { model.number += 1 } }
            }
            ToolbarItem(placement: .bottomBar) { Lasting { Text(verbatim: "bottom") } }
          }
          .navigationDestination(for: Int.self) { number in
            Lasting { NavigationLink("Next", value: number + 1) }
              .navigationTitle("Place \(number)")
          }
        }
      },
      Self("tabs, pages and scopes") { model in
        TabView(selection: Bindable(model).number) {
          NavigationStack {
            Lasting { Button("Add") { model.number += 1 } }
              .searchable(text: Bindable(model).text)
              .searchScopes(Bindable(model).number) { Text(verbatim: "one").tag(1) }
          }
          .tabItem { Text(verbatim: "First") }
          .tag(0)
          TabView(selection: Bindable(model).number) {
            Lasting { Text(verbatim: "a") }.tag(0)
            Lasting { Text(verbatim: "\(model.number)") }.tag(1)
          }
          .tabViewStyle(.page)
          .tabItem { Text(verbatim: "Second") }
          .tag(1)
        }
      },
      Self("split view") { model in
        NavigationSplitView {
          List { ForEach(1..<4) { NavigationLink("Place \($0)", value: $0) } }
            .navigationDestination(for: Int.self) { number in
              Lasting { Text(verbatim: "\(number)") }.navigationTitle("Place \(number)")
            }
        } detail: {
          Lasting { Text(verbatim: "Choose") }
        }
      },
      Self("zoom between screens") { _ in RememberingZooming() },
    ]
  }

  static var reading: [Self] {
    [
      Self("an observed model and the environment") { model in
        Lasting { RememberingReader() }.environment(model).environment(
          \.openURL, OpenURLAction { _ in .handled })
      },
      Self("fields, focus and storage") { _ in RememberingFields(isFocused: FocusState<Bool>()) },
      Self("toggle, picker, menu and a style") { model in
        VStack {
          Toggle("On", isOn: Bindable(model).isShown)
          Picker("Number", selection: Bindable(model).number) {
            ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }
          }
          Menu("More") { Button("Act") { model.number += 1 } }
          Button("Press") { model.number += 1 }.buttonStyle(RememberingFramed())
        }
        .modifier(RememberingCounting())
        .overlay { Lasting { Text(verbatim: "over") } }
        .background { Lasting { Text(verbatim: "under") } }
      },
      Self("picture") { model in
        Lasting {
          AsyncImage(url: URL(string: "https://photos.test/\(model.number)")) {
            $0.resizable()
          } placeholder: {
            Lasting { Text(verbatim: "wait") }
          }
        }
      },
    ]
  }

  static var rows: [Self] {
    [
      Self("rows that wait to come near") { model in
        List {
          Section("Rows") {
            ForEach(0..<100) { number in
              Lasting { Text(verbatim: "\(number) \(model.number)") }
                .onAppear { model.text += "a" }
                .task(id: model.number) { model.text += "t" }
            }
          }
        }
      },
      Self("a list longer than its window") { model in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(0..<400) { number in Lasting { Text(verbatim: "\(number)") } }
          }
        }
        .task { model.number += 1 }
      },
    ]
  }
}
