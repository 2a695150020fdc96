// A page of a scene without a browser: what a person sees on it and does with it.
import Foundation
public import SwiftUI
public import Testing

/// One person's page. Gestures find a control by its accessible name.
///
/// The page is left when nothing refers to it any more: its tasks are cancelled then.
@MainActor
public class TestPage {
  /// The view tree of the page.
  package let tree: Tree
  /// The patch that the last gesture sent to the browser.
  package private(set) var operations: [PageOperation] = []
  private let signals: AsyncStream<Signal>
  private let wake: AsyncStream<Signal>.Continuation

  /// The end of a pause of a wait.
  private enum Signal { case work, tick }

  /// The pause between two checks of a page without work.
  private static let tick = Duration.milliseconds(100)
  /// The ticks without work after which a wait fails: five seconds. Ticks are counted, because each
  /// queues for the main actor and so takes longer on a busy machine.
  private static let stillTicks = 50
  /// The ticks after which a wait fails on a page that works on: half a minute.
  private static let mostTicks = 300

  /// A page of `scene`.
  ///
  /// - Parameters:
  ///   - base: The address of the app, such as `/foods`.
  ///   - strings: The files of the string tables.
  ///   - components: The parts of the address below `base`.
  ///   - language: The language of the reader, such as `es`.
  ///   - sceneStorage: The values that an earlier page kept, by key.
  ///   - browser: The browser, for a page that shares one with others.
  public convenience init(
    _ scene: some Scene, base: String = "", strings: [URL?] = [], at components: [String] = [],
    language: String = "en", sceneStorage: [String: String] = [:],
    browser: TestBrowser = TestBrowser()
  ) throws {
    self.init(
      scene, base: base, tables: try StringTables(contentsOf: strings.compactMap(\.self)),
      at: components, language: language, sceneStorage: sceneStorage, browser: browser)
  }

  /// A page of `scene` with string tables that are read already; see the other for the rest.
  /// `change` is applied to the services of the page.
  package init(
    _ scene: some Scene, base: String = "", tables: StringTables, at components: [String] = [],
    language: String = "en", sceneStorage: [String: String] = [:],
    browser: TestBrowser = TestBrowser(), change: (inout TreeServices) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    environment.builtIn.person.locale = Locale(identifier: language)
    var services = TreeServices(
      photoPath: { "/_/photo/\($0.lastPathComponent)" }, strings: tables, base: base)
    services.browserValues = browser.values
    change(&services)
    tree = Tree(
      scene: scene, environment: environment, address: TreeAddress(components),
      sceneStorage: sceneStorage, services: services)
    let (signals, wake) = AsyncStream.makeStream(of: Signal.self)
    (self.signals, self.wake) = (signals, wake)
    tree.onWork = { wake.yield(.work) }
    _ = tree.flush()
    _ = tree.html()
  }

  isolated deinit { tree.close() }

  // MARK: Waiting

  /// Returns once `isDone`, or when the page has done nothing for five seconds, which is an issue
  /// with what is on screen.
  public func wait(
    until isDone: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(for: "This", until: isDone, sourceLocation)
  }

  /// Waits for what an issue calls `wanted`.
  func wait(
    for wanted: String, until isDone: () -> Bool, _ sourceLocation: SourceLocation
  ) async {
    let clock = Task { [wake] in
      while !Task.isCancelled {
        // A cancelled sleep belongs to a wait that has ended.
        try? await Task.sleep(for: Self.tick)
        wake.yield(.tick)
      }
    }
    defer { clock.cancel() }
    var (still, all) = (0, 0)
    while true {
      _ = tree.flush()
      // A stream ends at once for a test that is out of time; waiting again would never end.
      if isDone() || Task.isCancelled { return }
      if still >= Self.stillTicks || all >= Self.mostTicks {
        Issue.record("\(wanted) did not come about. \(onScreen)", sourceLocation: sourceLocation)
        return
      }
      for await signal in signals {
        still = signal == .tick ? still + 1 : 0
        all += signal == .tick ? 1 : 0
        break
      }
    }
  }

  /// Returns the page's HTML once it holds `text`; see ``wait(until:sourceLocation:)``.
  @discardableResult
  public func html(
    with text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> String {
    await wait(for: "“\(text)”", until: { html.contains(text) }, sourceLocation)
    return html
  }

  /// Returns the page's HTML once it does not hold `text`.
  @discardableResult
  public func html(
    without text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> String {
    await wait(for: "A page without “\(text)”", until: { !html.contains(text) }, sourceLocation)
    return html
  }

  /// How often nodes are rendered while `work` runs, for each node that the page has then.
  package func renderingsPerNode(_ work: () async throws -> Void) async rethrows -> Double {
    let before = tree.renderings
    try await work()
    return Double(tree.renderings - before) / Double(tree.nodeCount)
  }

  // MARK: Looking

  /// The page as HTML, its elements numbered anew.
  public var html: String {
    _ = tree.flush()
    return tree.html().text
  }

  /// The title and the address of the screen on top.
  public var location: (title: String, path: [String]) { (tree.page.title, tree.page.components) }

  /// The values that the browser keeps for a reload, by key.
  public var sceneStorage: [String: String] { tree.sceneStorage }

  /// The elements that `isWanted`, in the order of the page, outer ones first.
  public func all(where isWanted: (TestElement) -> Bool = { _ in true }) -> [TestElement] {
    _ = tree.flush()
    return TestElement(element: tree.root, isCovered: false, isHidden: false).all(where: isWanted)
  }

  /// The element that holds all others, which have numbers for events once this is read.
  package var rootElement: TestElement {
    number()
    return TestElement(element: tree.root, isCovered: false, isHidden: false)
  }

  /// The elements of an ARIA role that nothing covers.
  public func all(_ role: String) -> [TestElement] { all { $0.role == role && !$0.isCovered } }

  /// The first element called `name` that nothing covers; of `role`, where one is given.
  public func element(_ name: String, role: String? = nil) -> TestElement? {
    let named = all { element in
      !element.isCovered && (role.map { $0 == element.role } ?? true)
        && (element.attribute("aria-label") == name || element.directText == name
          || role != nil && element.name == name)
    }
    return named.first
  }

  /// The level-1 heading of the screen on top; nil when it has none.
  public var heading: String? { all { $0.tag == "h1" && !$0.isCovered }.last?.name }

  /// The names of the rows of all lists, in order: that of the first link or button in each.
  public var rows: [String] {
    all("listitem").compactMap { row in
      row.all { ["link", "button"].contains($0.role) }.first?.name
    }
  }

  // MARK: Gestures

  /// Taps the link or button called `name`.
  public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.click, to: name, sourceLocation: sourceLocation)
  }

  /// Taps `name` and returns the page's HTML once it contains `text`.
  @discardableResult
  public func tap(
    _ name: String, until text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> String {
    tap(name, sourceLocation: sourceLocation)
    return await html(with: text, sourceLocation: sourceLocation)
  }

  /// Flips the toggle called `name`.
  public func toggle(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let isOn = control(name, for: .toggle)?.isPressed ?? false
    send(.toggle, .flag(!isOn), to: name, sourceLocation: sourceLocation)
  }

  /// Replaces the text of the field called `name` with `text`.
  public func type(
    _ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(.input, .text(text), to: name, sourceLocation: sourceLocation)
  }

  /// Presses Return in the field called `name`, which contains `text`.
  public func submit(
    _ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    send(.submit, .text(text), to: name, sourceLocation: sourceLocation)
  }

  /// Selects the option called `option` in the picker called `name`.
  public func choose(
    _ option: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let options = control(name, for: .pick)?.all { ["option", "radio"].contains($0.role) } ?? []
    guard let index = options.firstIndex(where: { $0.text == option }) else {
      Issue.record(
        "“\(name)” has no option “\(option)”, only \(options.map(\.text)). \(onScreen)",
        sourceLocation: sourceLocation)
      return
    }
    send(.pick, .text(String(index)), to: name, sourceLocation: sourceLocation)
  }

  /// Scrolls until the lazy row with the element called `name` is near the viewport.
  public func scroll(to name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.near, to: name, sourceLocation: sourceLocation)
  }

  /// Sends an event to the control called `name`, and keeps the patch in `operations`. Where there
  /// is no such control, that is an issue with what is on screen, and the patch is empty.
  package func send(
    _ event: Handler.Kind, _ value: EventValue = .none, to name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    number()
    operations = []
    guard let control = control(name, for: event) else {
      Issue.record(
        "Nothing called “\(name)” takes \(event). \(onScreen)", sourceLocation: sourceLocation)
      return
    }
    tree.handle(event, on: Int(control.id), value: value)
    operations = tree.flush()
  }

  /// The element that takes `event` where `name` is: the named one, or the nearest around it.
  package func control(_ name: String, for event: Handler.Kind) -> TestElement? {
    let takers = all { $0.takes(event) && !$0.isCovered }
    let named = takers.filter { taker in
      taker.isCalled(name) || !taker.all { $0.isCalled(name) }.isEmpty
    }
    // Outer elements come first: the nearest around the name is the last that holds it.
    return named.first { $0.isCalled(name) } ?? named.last ?? rowButton(around: name, for: event)
  }

  /// The button of automatic look that takes a tap anywhere in the row that holds `name`.
  private func rowButton(around name: String, for event: Handler.Kind) -> TestElement? {
    guard event == .click else { return nil }
    let row = all("listitem").first { !$0.all { $0.isCalled(name) }.isEmpty }
    return row?.all { $0.element.roles.contains(.automatic) && $0.isEnabled }.first
  }

  /// Gives numbers to elements that have none yet, as a browser that loads the page would.
  private func number() {
    _ = tree.flush()
    if all().contains(where: { $0.id < 0 }) { _ = tree.html() }
  }
}
