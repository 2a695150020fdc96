// A page of a scene without a browser: its visible content, and gestures on it.
import Foundation
import SwiftUI

/// One person's page. Gestures find their element by its accessible name.
@MainActor
package class TestPage {
  /// The view tree that the page shows.
  package let tree: Tree
  private let work: AsyncStream<Void>

  /// A page of `scene`.
  ///
  /// - Parameters:
  ///   - base: The address of the app, such as `/foods`.
  ///   - strings: The files of the string tables.
  ///   - components: The components of the address below `base`.
  ///   - language: The language of the reader, such as `es`.
  ///   - sceneStorage: The values that an earlier page kept, by key.
  package convenience init(
    _ scene: some Scene, base: String = "", strings: [URL?] = [], at components: [String] = [],
    language: String = "en", sceneStorage: [String: String] = [:]
  ) throws {
    self.init(
      scene, base: base, tables: try StringTables(contentsOf: strings.compactMap(\.self)),
      at: components, language: language, sceneStorage: sceneStorage)
  }

  /// A page of `scene` with loaded string tables. See the other initializer for the parameters.
  package init(
    _ scene: some Scene, base: String = "", tables: StringTables, at components: [String] = [],
    language: String = "en", sceneStorage: [String: String] = [:]
  ) {
    var environment = EnvironmentValues()
    environment.facts.person.locale = Locale(identifier: language)
    tree = Tree(
      scene: scene, environment: environment, address: TreeAddress(components),
      sceneStorage: sceneStorage,
      services: TreeServices(
        photoPath: { "/_/photo/\($0.lastPathComponent)" },
        strings: tables, base: base))
    let (work, wake) = AsyncStream.makeStream(of: Void.self)
    self.work = work
    tree.onWork = { wake.yield() }
    _ = tree.flush()
    _ = tree.html()
  }

  // MARK: Waiting

  /// Returns once `isDone` is true, or when the test's time limit is reached.
  package func wait(until isDone: () -> Bool) async {
    while true {
      _ = tree.flush()
      // A stream ends at once after the time limit; waiting again would never end.
      if isDone() || Task.isCancelled { return }
      for await _ in work { break }
    }
  }

  /// Returns the page's HTML once it contains `text`, or at the test's time limit.
  package func html(with text: String) async -> String {
    await wait { html.contains(text) }
    return html
  }

  /// Returns the page's HTML once it does not contain `text`, or at the test's time limit.
  package func html(without text: String) async -> String {
    await wait { !html.contains(text) }
    return html
  }

  // MARK: Looking

  /// The page as HTML, its elements renumbered.
  package var html: String {
    _ = tree.flush()
    return tree.html().text
  }

  /// The title and the address of the topmost screen.
  package var place: (title: String, path: [String]) { (tree.page.title, tree.page.components) }

  /// The values that the browser keeps for a reload, by key.
  package var sceneStorage: [String: String] { tree.sceneStorage }

  /// The elements that satisfy `isWanted`, in the order of the page, outer ones first.
  package func all(where isWanted: (TestElement) -> Bool = { _ in true }) -> [TestElement] {
    _ = tree.flush()
    return TestElement(element: tree.root, isCovered: false, isHidden: false).all(where: isWanted)
  }

  /// The uncovered elements of an ARIA role.
  package func all(_ role: String) -> [TestElement] { all { $0.role == role && !$0.isCovered } }

  /// The first uncovered element called `name`, of `role` if one is given.
  package func element(_ name: String, role: String? = nil) -> TestElement? {
    let named = all { element in
      !element.isCovered && (role.map { $0 == element.role } ?? true)
        && (element.attribute("aria-label") == name || element.directText == name
          || role != nil && element.name == name)
    }
    return named.first
  }

  /// The level-1 heading of the topmost screen; nil when it has none.
  package var heading: String? { all { $0.tag == "h1" && !$0.isCovered }.last?.name }

  /// The names of the rows of all lists, in order: that of the first link or button in each.
  package var rows: [String] {
    all("listitem").compactMap { row in
      row.all { ["link", "button"].contains($0.role) }.first?.name
    }
  }

  // MARK: Gestures

  /// Taps the link or button called `name`. Returns the operations sent to the browser.
  @discardableResult
  package func tap(_ name: String) -> [PageOperation] { send(.click, to: name) }

  /// Taps `name` and returns the page's HTML once it contains `text`.
  package func tap(_ name: String, until text: String) async -> String {
    tap(name)
    return await html(with: text)
  }

  /// Flips the toggle called `name`, as the browser does at once. Returns the operations sent to
  /// it.
  @discardableResult
  package func toggle(_ name: String) -> [PageOperation] {
    let isOn = control(name, for: .toggle)?.isPressed ?? false
    return send(.toggle, .flag(!isOn), to: name)
  }

  /// Types `text` into the field called `name`, replacing its content.
  @discardableResult
  package func type(_ text: String, in name: String) -> [PageOperation] {
    send(.input, .text(text), to: name)
  }

  /// Presses Return in the field called `name`, whose content is `text`.
  @discardableResult
  package func submit(_ text: String, in name: String) -> [PageOperation] {
    send(.submit, .text(text), to: name)
  }

  /// Chooses the option labelled `option` in the picker called `name`.
  @discardableResult
  package func choose(_ option: String, in name: String) -> [PageOperation] {
    let options = control(name, for: .pick)?.all { ["option", "radio"].contains($0.role) } ?? []
    guard let index = options.firstIndex(where: { $0.text == option }) else {
      preconditionFailure("\(name) has no option \(option)")
    }
    return send(.pick, .text(String(index)), to: name)
  }

  /// Reports that the lazy row that contains `name` has come near the viewport.
  @discardableResult
  package func scroll(to name: String) -> [PageOperation] { send(.near, to: name) }

  /// Sends an event to the control called `name`. Returns the operations sent to the browser.
  package func send(
    _ event: Handler.Kind, _ value: EventValue = .none, to name: String
  ) -> [PageOperation] {
    number()
    guard let control = control(name, for: event) else {
      preconditionFailure("Nothing called \(name) takes this gesture")
    }
    tree.handle(event.rawValue, on: Int(control.id), value: value)
    return tree.flush()
  }

  /// The element that handles `event` for `name`: the named one, or the nearest around it.
  package func control(_ name: String, for event: Handler.Kind) -> TestElement? {
    let takers = all { $0.takes(event) && !$0.isCovered }
    let named = takers.filter { taker in
      taker.isCalled(name) || !taker.all { $0.isCalled(name) }.isEmpty
    }
    // Outer elements come first, so the last that contains the name is the nearest around it.
    return named.first { $0.isCalled(name) } ?? named.last ?? rowButton(around: name, for: event)
  }

  /// The button with automatic style that takes a tap anywhere in the row that contains `name`.
  private func rowButton(around name: String, for event: Handler.Kind) -> TestElement? {
    guard event == .click else { return nil }
    let row = all("listitem").first { !$0.all { $0.isCalled(name) }.isEmpty }
    return row?.all { $0.isNamed("auto") && $0.isEnabled }.first
  }

  /// Numbers the elements that have no number yet, as when a browser loads the page.
  private func number() {
    _ = tree.flush()
    if all().contains(where: { $0.id < 0 }) { _ = tree.html() }
  }
}
