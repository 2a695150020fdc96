// The notices over content that is not current, or not saved.
import DataLayer
public import Foundation
public import SwiftUI

/// A notice such as "Saved copy from 5 minutes ago", with the reason why it is not newer.
public struct StaleNotice: View {
  private let environment = DateEnvironment()
  private let since: Date
  private let now: @MainActor () -> Date
  private let reason: Text?

  /// The notice over a copy saved at `since`, relative to `now`, which is asked again as time
  /// passes.
  ///
  /// `reason` says why it is not newer; nil when that is unknown.
  public init(
    since: Date, now: @autoclosure @escaping @MainActor () -> Date, reason: Text? = nil
  ) {
    self.since = since
    self.now = now
    self.reason = reason
  }

  public var body: some View {
    NoticeBar {
      HStack(spacing: 6) {
        Image(systemName: "clock.arrow.circlepath").accessibilityHidden(true)
        AgeTimeline(since, now: now) { now in
          Text(Self.sentence(since, now, environment))
        }
      }
      if let reason { reason.multilineTextAlignment(.center) }
    }
  }

  /// The notice in words, which a screen reader says too.
  static func sentence(
    _ since: Date, _ now: Date, _ environment: DateEnvironment
  ) -> LocalizedStringResource {
    now.timeIntervalSince(since) < 60
      ? "Saved copy from a moment ago"
      : "Saved copy from \(environment.format(asOf: now)(since))"
  }
}

/// The notice that changes are in memory only, because nothing can be saved.
public struct UnsavedNotice: View {
  /// A notice; it should go once everything is saved.
  public init() {}

  public var body: some View {
    NoticeBar {
      HStack(spacing: 6) {
        Image(systemName: "exclamationmark.triangle").accessibilityHidden(true)
        Text(Self.sentence)
      }
    }
  }

  /// The notice in words, which a screen reader says too.
  static var sentence: LocalizedStringResource {
    """
    The latest changes could not be saved; there may be no room for them. They are lost if the \
    app stops before they are sent.
    """
  }
}

/// A bar with a sentence about what is shown below it.
struct NoticeBar<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 2) { content }
      .font(.footnote)
      .foregroundStyle(.secondary)
      .padding(.vertical, 8)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .background(.thinMaterial)
      .accessibilityElement(children: .combine)
      // Screen readers announce it when it appears.
      .accessibilityAddTraits(.updatesFrequently)
  }
}
