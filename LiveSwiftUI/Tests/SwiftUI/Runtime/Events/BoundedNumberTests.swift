// Numbers that an app or a browser brings: every one is drawn, and none ends the process.
import Foundation
import Limits
import Testing

@testable import SwiftUI

@Suite("Any number") @MainActor struct BoundedNumberTests {
  nonisolated static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e17, -1e17, 9_223_372_036_854_775_808, 0, -0.0,
    .leastNonzeroMagnitude * 2,
  ]

  @Test("A whole number of a Double is its nearest, within what is asked for")
  func whole() {
    let whole = Self.odd.map { Int(bounding: $0, within: -5...5, missing: 3) }
    #expect(whole == [3, 5, -5, 5, -5, 0, 5, -5, 5, 0, 0, 0])
    #expect(Int8(bounding: 1_000.0) == 127 && UInt(bounding: -1.0) == 0)
    #expect(Int(bounding: 1e300) == .max && Int(bounding: -1e300) == .min)
    #expect(Int(bounding: 2.9) == 2 && Int(bounding: -2.9) == -2)
  }

  @Test("A duration of seconds is from none to a day")
  func durations() {
    let durations = Self.odd.map { Duration.bounded(seconds: $0) }
    let day = Duration.seconds(86_400)
    #expect(
      durations == [.zero, day, .zero, day, .zero, .zero, day, .zero, day, .zero, .zero, .zero])
    #expect(Duration.bounded(seconds: 1.5) == .milliseconds(1_500))
  }

  private struct Steps<Value: Strideable>: View where Value.Stride == Int {
    @State var value: Value

    var body: some View {
      VStack {
        Stepper("Count", value: $value, step: 2)
        Text(verbatim: "is \(value)")
      }
    }
  }

  /// Bug: a stepper drew its neighbours, so a `UInt` of 0 ended the process at the first GET.
  @Test("A stepper ends at the ends of its type")
  func steppers() {
    let zero = ViewTester(Steps(value: UInt(0)))
    #expect(zero.html.contains("is 0"))
    zero.press("Increment")
    #expect(zero.fresh.contains("is 2"))
    let greatest = ViewTester(Steps(value: Int.max - 1))
    greatest.press("Increment")
    #expect(greatest.fresh.contains("is \(Int.max)"))
    let least = ViewTester(Steps(value: Int8.min + 1))
    least.press("Decrement")
    #expect(least.fresh.contains("is -128"))
  }

  /// Bug: 0 of 0 is no number, and the process ended.
  @Test("A progress of any numbers is drawn", arguments: odd)
  func progress(number: Double) {
    for view in [
      ProgressView(value: number, total: 0), ProgressView(value: 0, total: number),
      ProgressView(value: number, total: number),
    ] {
      #expect(ViewTester(view).html.contains("<progress"))
    }
  }

  /// Bug: an arc to an angle of 1e17 never ended.
  @Test("An arc ends, whatever its angles", arguments: odd)
  func arcs(number: Double) {
    var path = Path()
    for isClockwise in [false, true] {
      path.addArc(
        center: .zero, radius: 10, startAngle: .radians(0), endAngle: .radians(number),
        clockwise: isClockwise)
      path.addArc(
        center: .zero, radius: 10, startAngle: .radians(number), endAngle: .radians(0),
        clockwise: isClockwise)
      path.addRelativeArc(
        center: .zero, radius: 10, startAngle: .radians(0), delta: .radians(number))
    }
    #expect(ViewTester(path.stroke(.red)).html.contains("<path"))
  }

  @Test("A length is written without an exponent, and in bounds", arguments: odd)
  func lengths(number: Double) {
    #expect(CSS.number(number).contains(/^-?[0-9]+(\.[0-9]+)?$/))
    #expect(CSS.number(1e17) == "1000000000000" && CSS.number(.nan) == "0")
  }

  @Test("An animation of any length, delay and speed lasts from none to a minute", arguments: odd)
  func animations(number: Double) {
    let animation = Animation.linear(duration: number).delay(number).speed(number)
    #expect(0...60_000 ~= animation.milliseconds && 0...60_000 ~= animation.delayMilliseconds)
  }

  @Test("A date that is no number is no text")
  func dates() {
    let date = Date(timeIntervalSinceReferenceDate: .nan)
    let format = Date.VerbatimFormatStyle(
      format: "\(year: .defaultDigits)", timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    #expect(ViewTester(Text(date, format: format)).html.contains("></span>"))
    #expect(ViewTester(Text(date, style: .relative)).html.contains("></span>"))
  }
}
