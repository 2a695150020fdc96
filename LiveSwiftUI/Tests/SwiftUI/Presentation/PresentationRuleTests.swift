// Rules of alerts, dialogs, covers and fields, each with Apple's page below
// developer.apple.com/documentation/swiftui.
import SwiftUITesting
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var isShown = false
  var subject: String?
  var heard: [String] = []
  var text = ""
}

@MainActor @Suite("Rules of presentations and fields") struct PresentationRuleTests {
  private let model = Model()

  private func page(_ view: some View) throws -> TestPage { try TestPage(WindowGroup { view }) }

  private var isShown: Binding<Bool> {
    Binding(get: { @MainActor in model.isShown }, set: { @MainActor in model.isShown = $0 })
  }

  // view/alert(_:ispresented:presenting:actions:message:)
  @Test("An alert about something waits until that is there")
  func alertWithoutData() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "a").alert("Gone", isPresented: $model.isShown, presenting: model.subject) {
          Button("Retry \($0)") {}
        } message: {
          Text(verbatim: $0)
        }
      }
    }
    let page = try page(Screen(model: model))
    model.isShown = true
    #expect(page.alert == nil)
    model.subject = "soup"
    #expect(page.alert?.name == "Gone")
  }

  // view/alert(_:ispresented:actions:message:)
  @Test("A button of an alert acts, and then the alert goes")
  func alertAction() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "a").alert("Sure", isPresented: $model.isShown) {
          Button("Yes") { model.heard.append(model.isShown ? "shown" : "gone") }
        }
      }
    }
    let page = try page(Screen(model: model))
    model.isShown = true
    page.tap("Yes")
    #expect(model.heard == ["shown"] && page.alert == nil)
  }

  // view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  @Test("A cancelling button of the app's takes the place of the dialog's own; no title unasked")
  func confirmation() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "a").confirmationDialog("Delete?", isPresented: $model.isShown) {
          Button("Delete", role: .destructive) {}
          Button("Keep", role: .cancel) {}
        }
      }
    }
    let page = try page(Screen(model: model))
    model.isShown = true
    #expect(page.alert?.all { $0.role == "button" }.map(\.name) == ["Delete", "Keep"])
    #expect(page.alert?.name == "Delete?" && page.alert?.all { $0.tag == "h2" }.isEmpty == true)
  }

  @Test("A cover goes by a button alone, a sheet by Escape too")
  func cover() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        Text(verbatim: "a").fullScreenCover(isPresented: $model.isShown) { Text(verbatim: "b") }
      }
    }
    let page = try page(Screen(model: model))
    model.isShown = true
    #expect(page.sheet?.attribute("data-keep") == "")
  }

  // view/onsubmit(of:_:)
  @Test("A search field and a text field each have the submit action that is meant for them")
  func submit() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          TextField("Name", text: $model.text).searchable(text: $model.text, prompt: "Find")
        }
        .onSubmit { model.heard.append("text") }
        .onSubmit(of: .search) { model.heard.append("search") }
      }
    }
    let page = try page(Screen(model: model))
    page.submit("a", in: "Find")
    page.submit("b", in: "Name")
    #expect(model.heard == ["search", "text"])
  }

  // view/disabled(_:)
  @Test("What is disabled takes no tap, be it a gesture or a link")
  func disabled() throws {
    let page = try page(
      VStack {
        Text(verbatim: "Gesture").onTapGesture { model.heard.append("tap") }
        Link("Outside", destination: URL(string: "https://example.org")!)
      }
      .disabled(true))
    #expect(page.control("Gesture", for: .click) == nil)
    #expect(page.element("Outside", role: "link")?.attribute("href") == nil)
  }

  // view/navigationdestination(for:destination:)
  @Test("A destination inside a row of a list works once the row is drawn")
  func lazyDestination() throws {
    let page = try page(
      NavigationStack {
        List {
          NavigationLink("Go", value: 1)
            .navigationDestination(for: Int.self) { _ in Text(verbatim: "There") }
        }
      })
    page.tap("Go")
    #expect(page.shows("There") && page.location.path == ["1"])
  }
}
