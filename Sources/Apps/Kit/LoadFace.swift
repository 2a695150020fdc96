// The five honest faces of something that is loaded: loading, loaded, empty, failed, stale.
import Catalog
import Foundation
import SwiftUI

/// Shows whichever face fits what is known, and never takes content away because of a failure.
public struct LoadFace<Value: Sendable, Content: View, Skeleton: View, Empty: View>: View {
  private let loadable: Loadable<Value>
  private let isEmpty: (Value) -> Bool
  private let stale: (since: Date, now: Date)?
  private let failure: LocalizedStringKey
  private let retry: @MainActor () -> Void
  private let content: (Value) -> Content
  private let skeleton: Skeleton
  private let empty: Empty

  /// The faces of `loadable`: `failure` is the title when there is nothing else to show, `stale` the age of old content.
  public init(
    _ loadable: Loadable<Value>, isEmpty: @escaping (Value) -> Bool,
    stale: (since: Date, now: Date)?, failure: LocalizedStringKey,
    retry: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder skeleton: () -> Skeleton,
    @ViewBuilder empty: () -> Empty
  ) {
    self.loadable = loadable
    self.isEmpty = isEmpty
    self.stale = stale
    self.failure = failure
    self.retry = retry
    self.content = content
    self.skeleton = skeleton()
    self.empty = empty()
  }

  public var body: some View {
    VStack(spacing: 0) {
      if let stale {
        StaleNotice(since: stale.since, now: stale.now)
      }
      if let value = loadable.value {
        if isEmpty(value) { empty } else { content(value) }
      } else if let error = loadable.failure {
        FailureView(failure, error: error, retry: retry)
      } else {
        skeleton
      }
    }
  }
}
