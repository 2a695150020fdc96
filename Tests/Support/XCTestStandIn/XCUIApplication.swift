// The app of a UI test: its launch, what it shows, and the waits for that.
import Foundation

/// The app under test.
open class XCUIApplication: XCUIElement {
  /// The arguments of the launch. The language is read here; the rest concerns Apple's systems.
  public var launchArguments: [String] = []
  /// The variables of the launch.
  public var launchEnvironment: [String: String] = [:]

  private let run: UITestRun
  private var process: AppProcess?
  /// The screens of this run, for assertions that cannot fail.
  private var screens: [[ScreenElement]] = []
  /// The searches that had to find nothing, and the names for them.
  private var absences: [(steps: [QueryStep], name: String)] = []

  /// The pause between two looks at the screen, in seconds. A wait counts looks and not time: on a
  /// busy machine each takes longer, and the app does as well.
  private static let pause = 0.05

  /// The app of the run.
  public init() {
    guard let run = UITestRun.current else { preconditionFailure("A UI test is run by a run") }
    self.run = run
    super.init(nil, [])
    run.apps.append(self)
  }

  /// Opens the app over its examples; there are no services here.
  public func launch() {
    guard launchEnvironment["TAPAS_EXAMPLES"] == "1" else {
      return UITestRun.fail("The app is not launched with examples, and there is no service.")
    }
    let option = launchArguments.firstIndex(of: "-AppleLanguages")
    let languages = option.flatMap { launchArguments.dropFirst($0 + 1).first } ?? "(en)"
    let language = String(languages.drop { $0 == "(" }.prefix { $0.isLetter || $0 == "-" })
    process = onApp { [app = run.app] in AppProcess(app, language: language) }
    if process == nil { UITestRun.fail("\(run.app.name) could not be opened.") }
  }

  /// What is on the screen now.
  private func snapshot() -> [ScreenElement] {
    guard let process else { return [] }
    let screen = onApp { process.elements() }
    if screens.last != screen { screens.append(screen) }
    return screen
  }

  /// The elements that a search finds on a screen, the screen's now if none is given.
  func found(_ steps: [QueryStep], on screen: [ScreenElement]? = nil) -> [ScreenElement] {
    let screen = screen ?? snapshot()
    let indices = steps.reduce([Int]?.none) { $1.follow($0, in: screen) }
    return (indices ?? []).map { screen[$0] }
  }

  /// Whether a search finds an element that nothing covers.
  func has(_ steps: [QueryStep]) -> Bool {
    let isThere = found(steps).contains { !$0.isCovered }
    if !isThere { expectOnce(steps) }
    return isThere
  }

  /// Whether a search finds nothing, not even below a sheet or an alert: iOS may report that.
  func lacks(_ steps: [QueryStep]) -> Bool {
    expectOnce(steps)
    return found(steps).isEmpty
  }

  /// Keeps a search that may find nothing, since it must have found something once.
  private func expectOnce(_ steps: [QueryStep]) {
    let name = steps.map(\.description).joined(separator: " ")
    if !absences.contains(where: { $0.name == name }) { absences.append((steps, name)) }
  }

  /// Fails the test for each search that found nothing on all of its screens.
  func reportVainAssertions() {
    guard !run.hasFailed else { return }
    for absence in absences
    where !screens.contains(where: { !found(absence.steps, on: $0).isEmpty }) {
      run.reportVain("No screen of this test had any \(absence.name), so its absence says nothing.")
    }
  }

  /// Waits until `isDone`; false after `timeout` seconds, or once the screen has come to rest.
  func wait(_ timeout: TimeInterval, until isDone: () -> Bool) -> Bool {
    var (still, seen) = (0, screens.count)
    for _ in 0...Int(timeout / Self.pause) {
      if isDone() { return true }
      (still, seen) = screens.count == seen ? (still + 1, seen) : (0, screens.count)
      if run.hasFailed || still >= run.unchangedSnapshots { break }
      Thread.sleep(forTimeInterval: Self.pause)
    }
    return false
  }

  /// Does something with an element, or with the app as a whole.
  func act(_ action: AppProcess.Action, on element: XCUIElement) {
    guard !run.hasFailed, let process else { return }
    if element === self { return report(onApp { process.perform(action, on: nil) }, "The app") }
    // As XCUITest, this waits a little for an element that is not there yet.
    _ = wait(1) { !found(element.steps).isEmpty }
    let candidates = found(element.steps)
    guard let only = candidates.first, candidates.count == 1 else {
      return UITestRun.fail("There are \(candidates.count) of \(element.described) for a tap.")
    }
    report(onApp { process.perform(action, on: only) }, element.described)
  }

  private func report(_ problem: String?, _ name: String) {
    if let problem { UITestRun.fail("\(name): \(problem)") }
  }
}
