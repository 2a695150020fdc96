// Running a suite once for each store that a menu can be saved in.
import Testing

/// The stores that a menu can be saved in.
enum StoreKind: CaseIterable, Sendable {
  case sqlite
  #if canImport(PostgreSQL)
    case postgreSQL
  #endif

  /// The store of the test that runs.
  @TaskLocal static var current = StoreKind.sqlite
}

/// Runs each test once for each store, its suite made anew each time.
struct EveryStore: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for kind in StoreKind.allCases {
      try await StoreKind.$current.withValue(kind) { try await function() }
    }
  }
}

extension Trait where Self == EveryStore {
  /// Runs each test once for each store.
  static var everyStore: Self { Self() }
}
