// A view that is drawn again at dates that a schedule names.
import Foundation

/// Draws its content again at the dates of a schedule, at most once a second.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is told of the time.
  public struct Context {
    /// How often the content is drawn.
    public enum Cadence: Comparable, Sendable {
      /// All the time; a line from a server never is as quick.
      case live
      /// Once a second, or at longer intervals of less than a minute.
      case seconds
      /// Once a minute or more rarely.
      case minutes
    }

    /// The date of the schedule that the content is drawn for. The first one may be in the past.
    public let date: Date
    /// How often the content is drawn.
    public let cadence: TimelineView<Schedule, Content>.Context.Cadence
  }
}

/// What the content of any timeline view is told of the time.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _BodilessView, Primitive where Content: View {
  /// A view that is drawn at the dates of `schedule` while it is in sight. What falls between two
  /// seconds is left out, because each drawing travels to the browser.
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

/// Follows a schedule: remembers the date that is drawn, and asks for the next one.
final class TimelineNode<Schedule: TimelineSchedule>: Node {
  typealias Draw = @MainActor (TimelineViewDefaultContext, Context, inout [Item]) -> Void

  private var schedule: Schedule?
  private var content: Draw = { _, _, _ in }
  private var dates: Schedule.Entries.Iterator?
  private var date: Date?
  private var next: Date?
  private var cancel: (@MainActor () -> Void)?

  /// How many dates of the past a rendering skips at most.
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
    // Nobody sees it: the next drawing is that of the return.
    let isInSight = environment.facts.scenePhase == .active && !isInCovered
    wait(until: isInSight ? next : nil, now)
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    guard let date, let next else { return .minutes }
    return next.timeIntervalSince(date) < 60 ? .seconds : .minutes
  }

  /// Goes to the last date that is not after `now`; a schedule that begins later begins at once.
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
    cancel = tree.services.clock.wait(max(date.timeIntervalSince(now), 1)) { [weak self] in
      self?.cancel = nil
      self?.markDirty()
    }
  }

  override func coverChanged() { markDirty() }

  override func didUnmount() { cancel?() }
}
