// Value controls: slider, stepper, date and colour.
import Foundation
import Limits
import SwiftUI

struct SliderPreviews: PreviewProvider {
  static var previews: some View {
    SliderSampler().previewDisplayName("Slider")
  }
}

private struct SliderSampler: View {
  @State private var volume = 0.4
  @State private var guests = 3.0

  var body: some View {
    ControlForm(title: "Slider") {
      Section {
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.slash")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.2")
        }
      } header: {
        Text("Between two symbols")
      } footer: {
        Text(volume, format: .percent.precision(.fractionLength(0)))
      }
      Section {
        Slider(value: $guests, in: 1...8, step: 1) { Text("Guests") }
      } header: {
        Text("In steps")
      } footer: {
        Text("\(Int(bounding: guests)) guests")
      }
      Section("Disabled") {
        Slider(value: $volume) { Text("Volume") }.disabled(true)
      }
    }
  }
}

struct StepperPreviews: PreviewProvider {
  static var previews: some View {
    StepperSampler().previewDisplayName("Stepper")
  }
}

private struct StepperSampler: View {
  @State private var guests = 3

  var body: some View {
    ControlForm(title: "Stepper") {
      Stepper("\(guests) guests", value: $guests, in: 1...8)
      Stepper("At its end", value: .constant(8), in: 1...8)
      Stepper("Disabled", value: $guests).disabled(true)
    }
  }
}

struct DatePickerPreviews: PreviewProvider {
  static var previews: some View {
    DatePickerSampler().previewDisplayName("Date picker")
  }
}

private struct DatePickerSampler: View {
  /// 15 November 2023, 12:00 UTC.
  private static var noon: Date { Date(timeIntervalSince1970: 1_700_049_600) }
  @State private var date = Self.noon

  var body: some View {
    ControlForm(title: "Date picker") {
      DatePicker("Date and time", selection: $date)
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("From now on", selection: $date, in: Self.noon..., displayedComponents: .date)
      DatePicker("Disabled", selection: $date, displayedComponents: .date).disabled(true)
    }
  }
}

struct ColorPickerPreviews: PreviewProvider {
  static var previews: some View {
    ColorSampler().previewDisplayName("Colour picker")
  }
}

private struct ColorSampler: View {
  @State private var color = Color(red: 0.2, green: 0.6, blue: 0.9, opacity: 0.75)

  var body: some View {
    ControlForm(title: "Colour picker") {
      ColorPicker("Colour", selection: $color)
      ColorPicker("Without opacity", selection: $color, supportsOpacity: false)
      ColorPicker("Disabled", selection: $color).disabled(true)
      RoundedRectangle(cornerRadius: 12).fill(color).frame(height: 96)
    }
  }
}
