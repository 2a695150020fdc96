// Choosing a date or a time with the browser's own input.
import Foundation

/// A control for choosing a date.
public struct DatePicker<Label> where Label: View {
  let selection: Binding<Date>
  let bounds: (least: Date?, most: Date?)
  let components: DatePickerComponents
  let label: Label

  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  init(
    _ selection: Binding<Date>, _ bounds: (Date?, Date?) = (nil, nil), _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// A control for a date, with views as its label.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components =
      [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, nil), displayedComponents, label())
  }

  /// A control for a date in a range, with views as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, range.upperBound), displayedComponents, label())
  }

  /// A control for a date at or after a lower bound, with views as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (range.lowerBound, nil), displayedComponents, label())
  }

  /// A control for a date up to an upper bound, with views as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, (nil, range.upperBound), displayedComponents, label())
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts, one bit for the time and one for the date.
  public let rawValue: UInt

  /// The parts for these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day, without seconds.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let facts = context.builtIn
    let element = context.element(.label, .labelled)
    let hides = facts.controls.labelsHidden
    element.appetite = .fixed(hides ? [] : .horizontal)
    var parts: [Item] = []
    label.modifyingElement { if hides { $0.name(.spokenOnly) } }.draw(
      context.inside(0), into: &parts)
    let format = BrowserDate(components: components, zone: facts.person.timeZone)
    let input = context.inside(1).element(.input, .textField)
    input.set("type", format.type)
    input.set("aria-label", context.text(of: label))
    if let least = bounds.least { input.set("min", format.text(least)) }
    if let most = bounds.most { input.set("max", format.text(most)) }
    let (selection, bounds) = (selection, bounds)
    input.set("value", format.text(selection.wrappedValue))
    if facts.controls.isEnabled {
      input.emits(.input)
      let fields = context.node.tree.typedFields
      input.on(.input) { sent in
        guard case .text(let text) = sent else { return }
        if let date = format.date(text, on: selection.wrappedValue) {
          selection.wrappedValue = min(
            max(date, bounds.least ?? .distantPast), bounds.most ?? .distantFuture)
        }
        // A cleared field, or a year with missing digits, stays until the person leaves the field.
        guard text.isEmpty || text.hasPrefix("0") && format.type != "time" else { return }
        fields.keepTyped(format.text(selection.wrappedValue))
      }
      context.inside(1).tidyWhenLeft(input)
    } else {
      input.set("disabled", "")
    }
    parts.append(.element(input))
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}

/// The format of dates in a browser's inputs, in the reader's time zone: `2026-03-09T17:05`.
struct BrowserDate {
  let components: DatePickerComponents
  let zone: TimeZone

  var type: String {
    components == .date ? "date" : components == .hourAndMinute ? "time" : "datetime-local"
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ value: Int?, _ width: Int) -> String {
      let digits = String(value ?? 0)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    return type == "date" ? day : type == "time" ? time : "\(day)T\(time)"
  }

  /// The date that a text stands for; parts that the input does not show are taken from `old`.
  func date(_ text: String, on old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: old)
    let numbers = text.split { "-T:".contains($0) }
    let day: [(WritableKeyPath<DateComponents, Int?>, ClosedRange<Int>)] =
      type == "time" ? [] : [(\.year, 1...9_999), (\.month, 1...12), (\.day, 1...31)]
    let time: [(WritableKeyPath<DateComponents, Int?>, ClosedRange<Int>)] =
      type == "date" ? [] : [(\.hour, 0...23), (\.minute, 0...59)]
    let wanted = day + time
    guard numbers.count >= wanted.count else { return nil }
    for ((path, range), number) in zip(wanted, numbers) {
      guard let number = Report.whole(number, in: range) else { return nil }
      parts[keyPath: path] = number
    }
    return calendar.date(from: parts)
  }
}

/// A style for date pickers. The browser decides, so all styles are alike here.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The browser's own field.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The same as `DatePickerStyle.automatic`.
  public nonisolated init() {}
}

/// A style with a field that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The same as `.compact`.
  public nonisolated init() {}
}

/// A style with an open calendar; drawn as the browser's own field.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The same as `.graphical`.
  public nonisolated init() {}
}

/// A style with turning wheels; drawn as the browser's own field, which has wheels on a phone.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The same as `.wheel`.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// An open calendar; here the browser's own field, which opens one.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Turning wheels; here the browser's own field.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: the browser's own field.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in this view; all are the browser's own field here.
  public nonisolated func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    self
  }
}
