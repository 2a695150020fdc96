// The app under test: one page, and the person's fingers on it.
import SwiftUI
import SwiftUITesting

/// The app that a UI test launched. It runs on Swift's main actor, as an app does.
@Swift.MainActor
final class AppProcess {
  /// A gesture of a person.
  enum Action: Sendable {
    case tap
    case type(String)
    case swipeUp
    case swipeDown
    case swipeLeft
    case swipeRight
  }

  private let page: TestPage
  private var state = ScreenReader.State()

  /// The app, opened; nil when it could not be.
  init?(_ app: TestedApp, language: String) {
    do {
      page = try app.open(language)
    } catch {
      return nil
    }
  }

  /// The elements of the screen.
  func elements() -> [ScreenElement] { ScreenReader.read(page.rootElement, state).elements }

  /// Does something with an element, or with the whole screen; returns what is wrong with that.
  func perform(_ action: Action, on wanted: ScreenElement?) -> String? {
    let screen = ScreenReader.read(page.rootElement, state)
    guard let wanted else { return swipe(action) }
    guard let index = screen.elements.firstIndex(of: wanted) else { return "It has changed." }
    if wanted.isCovered { return "Something lies over it." }
    let source = screen.sources[index]
    switch action {
    case .tap: return wanted.isEnabled ? tap(source, wanted) : "It is disabled."
    case .type(let text): return type(text, source, wanted)
    case .swipeLeft, .swipeRight:
      state.swiped = source.id
      return nil
    case .swipeUp, .swipeDown: return swipe(action)
    }
  }

  private func tap(_ source: TestElement, _ element: ScreenElement) -> String? {
    if source.attribute("aria-haspopup") == "menu" {
      state.opened = source.id
      return nil
    }
    let taker = source.firstTaker
    // A menu closes with its command, and swiped buttons with any tap.
    state = ScreenReader.State()
    if [.searchField, .textField, .secureTextField, .textView].contains(element.type) {
      state.focused = source.id
      send(.focus, .none, source)
      return nil
    }
    guard let (taker, kind) = taker else { return "Nothing happens at a tap." }
    send(kind, kind == .toggle ? .flag(!(taker.isPressed ?? false)) : .none, taker)
    return nil
  }

  private func type(_ text: String, _ source: TestElement, _ element: ScreenElement) -> String? {
    guard state.focused == source.id else { return "It has no keyboard focus." }
    var typed = element.value
    for letter in text {
      if letter == "\n" {
        send(.submit, .text(typed), source)
      } else {
        typed.append(letter)
        send(.input, .text(typed), source)
      }
    }
    return nil
  }

  /// Comes near to the lazy rows below, or pulls the page down to refresh it.
  private func swipe(_ action: Action) -> String? {
    let wanted: Handler.Kind = if case .swipeDown = action { .refresh } else { .near }
    for source in page.all(where: { $0.takes(wanted) && !$0.isCovered }) {
      send(wanted, .none, source)
    }
    return nil
  }

  private func send(_ kind: Handler.Kind, _ value: EventValue, _ element: TestElement) {
    page.tree.handle(kind, on: Int(element.id), value: value)
    _ = page.tree.flush()
  }
}

extension TestElement {
  /// The element that a tap here reaches, and the event that it takes.
  fileprivate var firstTaker: (TestElement, Handler.Kind)? {
    for element in [self] + all(where: { _ in true }) {
      for kind in [Handler.Kind.click, .toggle, .taps] where element.takes(kind) {
        return (element, kind)
      }
    }
    return nil
  }
}
