// The five states of a load: loading, loaded, empty, failed, stale.
public import DataLayer
import Foundation
public import SwiftUI

/// Shows the state of a load. A failure never hides content that is shown.
public struct LoadStateView<
  Value: Sendable, Failure: PresentableError, Content: View, Skeleton: View, Empty: View
>: View {
  private let loadable: Loadable<Value, Failure>
  private let isEmpty: (Value) -> Bool
  private let stale: (since: Date, now: @MainActor () -> Date)?
  private let refreshed: RefreshOutcome?
  private let failure: LocalizedStringKey
  private let retry: @MainActor () -> Void
  private let content: (Value) -> Content
  private let skeleton: Skeleton
  private let empty: Empty

  /// The state of any load. `stale` has the date of a value that is not current, and a clock;
  /// `refreshed` is what the last refresh has brought.
  public init(
    _ loadable: Loadable<Value, Failure>, stale: (since: Date, now: @MainActor () -> Date)? = nil,
    refreshed: RefreshOutcome? = nil, isEmpty: @escaping (Value) -> Bool,
    failure: LocalizedStringKey, retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder skeleton: () -> Skeleton,
    @ViewBuilder empty: () -> Empty
  ) {
    self.loadable = loadable
    self.isEmpty = isEmpty
    self.stale = stale
    self.refreshed = refreshed
    self.failure = failure
    self.retry = retry
    self.content = content
    self.skeleton = skeleton()
    self.empty = empty()
  }

  /// The state of `list`. `failure` is the title when there is no content to show.
  public init(
    _ list: RefreshableLoad<Value, Failure>, isEmpty: @escaping (Value) -> Bool,
    failure: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder skeleton: () -> Skeleton, @ViewBuilder empty: () -> Empty
  ) {
    self.init(
      list.content, stale: list.staleSince.map { ($0, list.now) },
      refreshed: list.refreshed, isEmpty: isEmpty, failure: failure, retry: list.retryTapped,
      content: content, skeleton: skeleton, empty: empty)
  }

  public var body: some View {
    Group {
      if let value = loadable.value {
        if isEmpty(value) { empty } else { content(value) }
      } else if let error = loadable.failure {
        FailureView(failure, error: error, retry: retry)
      } else {
        skeleton
      }
    }
    // In a stack above it, the list would not reach the bar, whose large title then stays large.
    .safeAreaInset(edge: .top, spacing: 0) {
      if let stale {
        StaleNotice(since: stale.since, now: stale.now(), reason: loadable.failure?.message)
      }
    }
    .announcesSavedCopy(stale.map { ($0.since, $0.now()) })
    .reportsRefresh(refreshed)
  }
}
