// Progress views that follow the time.
import Foundation

/// Two dates, and whether a bar empties between them.
struct ProgressInterval: Equatable, Sendable {
  let dates: ClosedRange<Date>
  let countsDown: Bool

  /// The filled share of the bar at `now`.
  func fraction(at now: Date) -> Double {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    let passed = now.timeIntervalSince(dates.lowerBound) / (length > 0 ? length : 1)
    let share = passed.isFinite ? min(max(passed, 0), 1) : 0
    return countsDown ? 1 - share : share
  }

  /// The attribute that the script of the page fills the bar from.
  var clock: String {
    let ends = [dates.lowerBound, dates.upperBound].map(RunningTime.milliseconds)
    return ([countsDown ? "d" : "u"] + ends).joined(separator: " ")
  }
}

/// The digits below a progress view that follows the time: the time left if it empties, otherwise
/// the time that has passed.
public nonisolated struct DefaultDateProgressLabel: View, _BodilessView, Primitive {
  let interval: ProgressInterval

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    Text(timerInterval: interval.dates, countsDown: interval.countsDown)
      .draw(context, into: &items)
  }
}

extension ProgressView {
  /// A bar that the time empties between two dates, or fills if `countsDown` is false, with views
  /// as its label and for its value. A style of an app's own gets no fraction of it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      nil, label(), currentValueLabel(),
      interval: ProgressInterval(dates: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that the time empties between two dates, or fills if `countsDown` is false, with views
  /// as its label and the time below it.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(nil, label(), DefaultDateProgressLabel(interval: interval), interval: interval)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar that the time empties between two dates, or fills if `countsDown` is false, with the
  /// time below it.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let interval = ProgressInterval(dates: timerInterval, countsDown: countsDown)
    self.init(nil, nil, DefaultDateProgressLabel(interval: interval), interval: interval)
  }
}
