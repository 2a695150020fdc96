// The lookup of all drinks of the list, once a person has asked for it.
import DataLayer
import Observation

/// The lookup of the drinks that nobody has scrolled to: the list has no ingredients.
///
///     idle ── ask ──▶ running ── all known, or stopped ──▶ idle
///                      ▲   └──── some could not be ─────▶ failed
///                      └───────────── ask ──────────────────┘
@MainActor @Observable
final class LookupOfAll {
  /// The states of the lookup.
  enum State: Equatable {
    case idle, running
    /// Some drinks are not known, the last for this reason.
    case failed(HTTPError)
  }

  /// The lookups in flight at the same time: half of the service's six, so that the rows of others
  /// need not wait for them all.
  private static let atOnce = 3
  /// The failures in a row after which the service is left alone.
  private static let mostFailures = 3

  private(set) var state = State.idle
  @ObservationIgnored private var waiting: ArraySlice<DrinkItem> = []
  @ObservationIgnored private var failures: (last: HTTPError?, inRow: Int) = (nil, 0)

  /// Starts it, or resumes it: what is known is not looked up again.
  func ask() { state = .running }

  /// Ends it. Requests that were sent run to their end, and their answers are kept.
  func stop() { state = .idle }

  /// Looks up those of `items` that are not known.
  func run(_ items: [DrinkItem], lookUp: @escaping @MainActor (DrinkItem) async -> Void) async {
    waiting = items.filter { $0.detail.value == nil }[...]
    failures = (nil, 0)
    for item in waiting { item.retryTapped() }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<Self.atOnce {
        group.addTask { await self.requestNext(lookUp) }
      }
    }
    guard state == .running, !Task.isCancelled else { return }
    state = failures.last.map { .failed($0) } ?? .idle
  }

  /// Looks up one after the other until none waits.
  private func requestNext(_ lookUp: @MainActor (DrinkItem) async -> Void) async {
    while state == .running, !Task.isCancelled, let item = waiting.popFirst() {
      await lookUp(item)
      guard item.detail.value == nil, let error = item.detail.failure else {
        failures.inRow = 0
        continue
      }
      failures = (error, failures.inRow + 1)
      if failures.inRow == Self.mostFailures { state = .failed(error) }
    }
  }
}
