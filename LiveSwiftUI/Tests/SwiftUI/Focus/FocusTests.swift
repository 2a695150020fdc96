// Where the keyboard focus goes when a part of a screen appears.
import Testing

@testable import SwiftUI

private enum Field { case name, note }

/// A screen whose sheet has two fields.
private struct SheetWithFields: View {
  let appears: @MainActor (FocusState<Field?>.Binding) -> Void
  var initial: Field?
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) {
      Fields(appears: appears, initial: initial)
    }
  }
}

private struct Fields: View {
  let appears: @MainActor (FocusState<Field?>.Binding) -> Void
  let initial: Field?
  @State private var text = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($field, equals: .name)
      TextField("Note", text: $text).focused($field, equals: .note)
      Text(verbatim: field.map { "\($0)" } ?? "none")
    }
    .onAppear { appears($field) }
    .defaultFocus($field, initial)
  }
}

@MainActor @Suite("Focus") struct FocusTests {
  private func focused(_ operations: [PageOperation]) -> [Int32] {
    operations.compactMap { if case .focus(let id) = $0 { id } else { nil } }
  }

  @Test("A focus that a sheet sets in onAppear follows the sheet in the same batch")
  func onAppear() {
    let tester = ViewTester(SheetWithFields { $0.wrappedValue = .note })
    let operations = tester.press("Open")
    #expect(focused(operations) == [Int32(tester.number(of: "Note"))])
    guard case .insert = operations.first, case .focus = operations.last else {
      Issue.record("\(operations)")
      return
    }
  }

  @Test("A default focus is set when the sheet appears, but not over a focus that the app sets")
  func defaultFocus() {
    let tester = ViewTester(SheetWithFields(appears: { _ in }, initial: .note))
    #expect(focused(tester.press("Open")) == [Int32(tester.number(of: "Note"))])
    let other = ViewTester(SheetWithFields(appears: { $0.wrappedValue = .name }, initial: .note))
    #expect(focused(other.press("Open")) == [Int32(other.number(of: "Name"))])
  }

  /// Bug: a browser gives an opening dialog's first field the focus. The answer to that took it
  /// back from the field that the app wanted.
  @Test("A focus that the browser reports is not sent back")
  func reported() {
    let tester = ViewTester(SheetWithFields { $0.wrappedValue = .note })
    tester.press("Open")
    #expect(focused(tester.send(.focus, to: "Name")) == [])
    #expect(tester.current.contains(">name"))
    #expect(focused(tester.send(.blur, to: "Name")) == [])
    #expect(focused(tester.send(.focus, to: "Note")) == [])
    #expect(tester.current.contains(">note"))
  }

  @Test("A field that was disabled gets the focus again where the state still has it")
  func disabled() {
    struct Message: View {
      @State private var text = ""
      @State private var isSending = false
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Message", text: $text).focused($isFocused).disabled(isSending)
        Button("Send") { isSending = true }
        Button("Sent") { isSending = false }
      }
    }
    let tester = ViewTester(Message())
    #expect(focused(tester.send(.focus, to: "Message")) == [])
    #expect(focused(tester.press("Send")) == [])
    #expect(focused(tester.press("Sent")) == [Int32(tester.number(of: "Message"))])
  }
}
