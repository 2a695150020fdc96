// The five honest faces of something that is loaded: loading, loaded, empty, failed, stale.
import DataLayer
import Foundation
import SwiftUI

/// Shows whichever face fits what is known, and never takes content away because of a failure.
public struct LoadStateView<Value: Sendable, Content: View, Skeleton: View, Empty: View>: View {
  private let loadable: Loadable<Value>
  private let isEmpty: (Value) -> Bool
  private let stale: (since: Date, now: Date)?
  private let failure: LocalizedStringKey
  private let words: (HTTPError) -> Text
  private let retry: @MainActor () -> Void
  private let content: (Value) -> Content
  private let skeleton: Skeleton
  private let empty: Empty

  /// The faces of `list`: `failure` is the title when there is nothing else to show, `words` say why there is no newer list.
  public init<Answer>(
    _ list: SavedList<Answer, Value>, isEmpty: @escaping (Value) -> Bool,
    failure: LocalizedStringKey, words: @escaping (HTTPError) -> Text = \.words,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder skeleton: () -> Skeleton,
    @ViewBuilder empty: () -> Empty
  ) {
    loadable = list.content
    self.isEmpty = isEmpty
    stale = list.staleSince.map { ($0, list.now()) }
    self.failure = failure
    self.words = words
    retry = list.retryTapped
    self.content = content
    self.skeleton = skeleton()
    self.empty = empty()
  }

  public var body: some View {
    VStack(spacing: 0) {
      if let stale {
        StaleNotice(since: stale.since, now: stale.now, reason: loadable.failure.map(words))
      }
      if let value = loadable.value {
        if isEmpty(value) { empty } else { content(value) }
      } else if let error = loadable.failure {
        FailureView(failure, error: error, words: words(error), retry: retry)
      } else {
        skeleton
      }
    }
  }
}
