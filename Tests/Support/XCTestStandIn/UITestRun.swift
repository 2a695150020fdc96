// One run of a UI test: the app that it launches, and what failed.
import Dispatch
public import SwiftUITesting
import Synchronization

/// An app that UI tests can launch.
public struct TestedApp: Sendable {
  /// The name of its target in Xcode.
  public let name: String
  /// Opens the page that a launch with examples shows, for a reader of a language.
  let open: @Swift.MainActor @Sendable (_ language: String) throws -> TestPage

  /// An app whose page `open` makes for a language such as `en`.
  public init(
    _ name: String,
    open: @escaping @Swift.MainActor @Sendable (_ language: String) throws -> TestPage
  ) {
    self.name = name
    self.open = open
  }
}

/// A failure of a UI test.
public struct UITestFailure: Sendable, Hashable {
  /// The sentence of the assertion, or of the stand-in.
  public let message: String
  /// The file of a failed assertion; nil for a failure of the stand-in.
  public let file: String?
  /// The line of that assertion; 0 without a file.
  public let line: Int
}

/// A run of one method of a UI test.
public final class UITestRun: Sendable {
  /// The run that the present code belongs to.
  @TaskLocal static var current: UITestRun?

  let app: TestedApp
  /// The looks at an unchanged screen after which it has come to rest.
  let unchangedSnapshots: Int
  /// The apps that the test made.
  @MainActor var apps: [XCUIApplication] = []
  private let failed = Mutex<[UITestFailure]>([])

  private init(_ app: TestedApp, _ unchangedSnapshots: Int) {
    self.app = app
    self.unchangedSnapshots = unchangedSnapshots
  }

  /// Calls `method` with a new test case, and returns the first thing that failed in it.
  ///
  /// Where nothing did, these are the assertions that could not have failed: that an element is
  /// absent which no screen of the run had. A wait ends once the screen has not changed in
  /// `unchangedSnapshots` looks at it, which are 20 a second.
  @MainActor public static func failures<Case: XCTestCase>(
    of method: @MainActor (Case) -> Void, in app: TestedApp, unchangedSnapshots: Int = 60
  ) -> [UITestFailure] {
    let run = UITestRun(app, unchangedSnapshots)
    $current.withValue(run) {
      method(Case())
      for app in run.apps { app.reportVainAssertions() }
    }
    run.apps = []
    return run.failed.withLock { $0 }
  }

  /// Reports a failure of the run that the present code belongs to. Only the first counts: nothing
  /// is done to the app after it, so that others may follow from it.
  static func fail(_ message: String, _ file: StaticString? = nil, _ line: UInt = 0) {
    let failure = UITestFailure(message: message, file: file.map { "\($0)" }, line: Int(line))
    current?.failed.withLock { if $0.isEmpty { $0.append(failure) } }
  }

  /// Reports an assertion that could not have failed.
  func reportVain(_ message: String) {
    failed.withLock { $0.append(UITestFailure(message: message, file: nil, line: 0)) }
  }

  /// Whether something failed; from then on, nothing is done to the app.
  var hasFailed: Bool { failed.withLock { !$0.isEmpty } }
}

/// Returns what `work` returns on the app's main actor, and blocks the UI test until then.
func onApp<Value: Sendable>(_ work: @escaping @Swift.MainActor @Sendable () -> Value) -> Value {
  let result = Mutex<Value?>(nil)
  let done = DispatchSemaphore(value: 0)
  Task { @Swift.MainActor in
    let value = work()
    result.withLock { $0 = value }
    done.signal()
  }
  done.wait()
  guard let value = result.withLock({ $0 }) else { preconditionFailure("It was set above") }
  return value
}
