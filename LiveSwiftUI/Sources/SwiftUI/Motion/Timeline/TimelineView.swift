// A view that is redrawn at the dates of a schedule.
import Foundation

/// Redraws its content at the dates of a schedule: at most once a second, and four times a second
/// in a schedule for animations.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// The time information for the content.
  public struct Context {
    /// The frequency of the updates.
    public enum Cadence: Comparable, Sendable {
      /// Continuous, in a schedule for animations; four times a second here.
      case live
      /// Once a second, or at longer intervals below a minute.
      case seconds
      /// Once a minute or less often.
      case minutes
    }

    /// The scheduled date that the content is drawn for. The first one may be in the past.
    public let date: Date
    /// The frequency of the updates.
    public let cadence: TimelineView<Schedule, Content>.Context.Cadence
  }
}

/// The time information for the content of any timeline view.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _BodilessView, Primitive where Content: View {
  /// A view that is redrawn at the dates of `schedule` while it is visible. Dates less than a
  /// second apart are skipped, because each drawing is sent to the browser; in a schedule for
  /// animations those less than a quarter of a second.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor package func render(_ context: SwiftUI.Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { TimelineNode<Schedule>(context) }
    let content = content
    node.accept(context, schedule) { time, place, items in
      content(time).draw(place, into: &items)
    }
    items.append(.node(node))
  }
}

/// Follows a schedule: keeps the current date and waits for the next one.
final class TimelineNode<Schedule: TimelineSchedule>: Node {
  typealias Draw = @MainActor (TimelineViewDefaultContext, Context, inout [Item]) -> Void

  private var schedule: Schedule?
  private var content: Draw = { _, _, _ in }
  private var dates: Schedule.Entries.Iterator?
  private var date: Date?
  private var next: Date?
  private var cancel: (@MainActor () -> Void)?

  /// The most past dates that one rendering skips.
  private static var mostSkipped: Int { 100_000 }

  func accept(_ context: Context, _ schedule: Schedule, content: @escaping Draw) {
    if let old = self.schedule, !isSame(old, schedule) { dates = nil }
    self.schedule = schedule
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let now = tree.services.clock.now()
    follow(to: now)
    let time = TimelineViewDefaultContext(date: date ?? now, cadence: cadence)
    content(time, context().child(0), &items)
    // A hidden view is redrawn only when it becomes visible again, and one without a further date
    // not even then.
    let waits = next != nil && environment.builtIn.scenePhase == .active && !isInCovered
    wait(until: waits ? next : nil, now)
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    if Schedule.self == AnimationTimelineSchedule.self { return .live }
    guard let date, let next else { return .minutes }
    return next.timeIntervalSince(date) < 60 ? .seconds : .minutes
  }

  /// Advances to the last date at or before `now`; a schedule that starts later uses its first
  /// date.
  private func follow(to now: Date) {
    if dates == nil, let schedule {
      var fresh = schedule.entries(from: now, mode: .normal).makeIterator()
      date = fresh.next()
      next = fresh.next()
      dates = fresh
    }
    var left = Self.mostSkipped
    while let coming = next, coming <= now, left > 0 {
      date = coming
      next = dates?.next()
      left -= 1
    }
  }

  private func wait(until date: Date?, _ now: Date) {
    cancel?()
    cancel = nil
    guard let date else { return }
    let isAnimation = Schedule.self == AnimationTimelineSchedule.self
    let shortest = isAnimation ? AnimationTimelineSchedule.shortest : 1
    let seconds = max(date.timeIntervalSince(now), shortest)
    cancel = tree.services.clock.wait(seconds) { [weak self] in
      self?.cancel = nil
      self?.markDirty()
    }
  }

  override func coverChanged() { markDirty() }

  override func didUnmount() { cancel?() }
}
