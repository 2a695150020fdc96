// Controls of numbers: sliders, steppers, gauges, progress.
import SwiftUI

struct Sliders: View {
  @State private var value = 0.5
  @State private var wide = 0.0
  @State private var low = 0.0
  @State private var high = 1.0
  @State private var step = 0.1

  var body: some View {
    VStack {
      Slider(value: $value)
      Slider(value: $wide, in: -1e308...1e308)
      TextField("Low", value: $low, format: .number)
      TextField("High", value: $high, format: .number)
      TextField("Step", value: $step, format: .number)
      if low <= high {
        Slider(value: $value, in: low...high) {
          Text("Bound")
        } onEditingChanged: { _ in
        }
        if step > 0 { Slider(value: $value, in: low...high, step: step) }
      }
      Slider(value: $value, in: 0...1, step: 0.25) {
        Text("Quarters")
      } minimumValueLabel: {
        Text("\(low)")
      } maximumValueLabel: {
        Text("\(high)")
      }
      Text("\(value) \(wide)")
    }
  }
}

struct Steppers: View {
  @State private var whole = 0
  @State private var small: UInt8 = 0
  @State private var signed: Int8 = 0
  @State private var unsigned: UInt = 0
  @State private var short: Int16 = 0
  @State private var double = 0.0
  @State private var float: Float = 0
  @State private var step = 1

  var body: some View {
    VStack {
      TextField("Whole", value: $whole, format: .number)
      TextField("Small", value: $small, format: .number)
      TextField("Signed", value: $signed, format: .number)
      TextField("Unsigned", value: $unsigned, format: .number)
      TextField("Double", value: $double, format: .number)
      TextField("Step", value: $step, format: .number)
      Stepper("Whole \(whole)", value: $whole)
      Stepper("Bound \(whole)", value: $whole, in: 0...Int.max)
      Stepper("Stepped", value: $whole, in: Int.min...Int.max, step: step)
      Stepper("Free step", value: $whole, step: step)
      Stepper("Small \(small)", value: $small)
      Stepper("Signed \(signed)", value: $signed, in: -128...127, step: 100)
      Stepper("Unsigned \(unsigned)", value: $unsigned)
      Stepper("Unsigned", value: $unsigned, in: 0...10)
    }
    VStack {
      Stepper("Short", value: $short, in: -10...10, step: 7)
      Stepper("Double \(double)", value: $double)
      Stepper("Bound", value: $double, in: -1...1, step: 0.3)
      Stepper("Float \(float)", value: $float, step: 1e38)
      Stepper("Acts") {
        whole &+= 1
      } onDecrement: {
        whole &-= 1
      }
      Stepper(value: $whole, in: -5...5, step: 3) {
        Text("Label")
      } onEditingChanged: { _ in
      }
    }
  }
}

struct Gauges: View {
  let value: Value

  var body: some View {
    Gauge(value: value.one) { Text("Gauge") }
    Gauge(value: value.one, in: 0...10) {
      Text("Bound")
    } currentValueLabel: {
      Text("\(value.one)")
    }
    .gaugeStyle(.accessoryCircular)
    if value.one <= value.two {
      Gauge(value: 0.5, in: value.one...value.two) {
        Text("Range")
      } currentValueLabel: {
        Text("\(value.two)")
      } minimumValueLabel: {
        Text("\(value.one)")
      } maximumValueLabel: {
        Text("\(value.two)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: value.one, in: value.one...value.two) { Text("Edge") }
        .gaugeStyle(.accessoryLinear)
      Gauge(value: value.two, in: value.one...value.two) { Text("Capacity") }
        .gaugeStyle(.linearCapacity)
    }
    Gauge(value: Float(value.one), in: 0...1) { Text("Float") }.gaugeStyle(Halved())
  }
}

/// A style that reads what it is handed.
struct Halved: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(configuration.value / 2)")
  }
}

struct ProgressViews: View {
  let value: Value

  var body: some View {
    ProgressView(value: value.one)
    ProgressView(value: value.one, total: value.two)
    ProgressView(LocalizedStringKey(value.words), value: value.one, total: value.two)
    ProgressView(value: Optional(value.one), total: 0)
    ProgressView(value: Float(value.one), total: Float(value.two))
    ProgressView(value.words)
  }
}
