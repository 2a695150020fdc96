// Fields of values in each format, of texts, of dates and of colours.
import SwiftUI

struct NumberFields: View {
  @State private var double = 1.0
  @State private var whole = 1
  @State private var small: UInt8 = 1
  @State private var maybe: Int?
  @State private var decimal = Decimal(1)
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Number", value: $double, format: .number)
      TextField("Percent", value: $double, format: .percent)
      TextField("Currency", value: $double, format: .currency(code: "EUR"))
      TextField("Scientific", value: $double, format: .number.notation(.scientific))
      TextField("Precision", value: $double, format: .number.precision(.fractionLength(0...2)))
      TextField("Whole", value: $whole, format: .number)
      TextField("Whole percent", value: $whole, format: .percent)
      TextField("Compact", value: $whole, format: .number.notation(.compactName))
      TextField("Small", value: $small, format: .number)
      TextField("Maybe", value: $maybe, format: .number)
      TextField("Decimal", value: $decimal, format: .number)
      TextField("Money", value: $decimal, format: .currency(code: "USD"))
    }
    Text(double, format: .number)
    Text("\(double, format: .percent) \(whole) \(small) \(maybe ?? 0)")
    Text(decimal, format: .currency(code: "JPY"))
  }
}

struct DateFields: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var seconds = 0.0

  var body: some View {
    VStack {
      TextField("Date", value: $date, format: .dateTime)
      TextField("ISO", value: $date, format: .iso8601)
      TextField("Seconds", value: $seconds, format: .number)
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, format: .dateTime.year().month().day())
      Text(Date(timeIntervalSinceReferenceDate: seconds), style: .date)
      Text(Date(timeIntervalSinceReferenceDate: seconds), format: .dateTime)
      Text(Date(timeIntervalSinceReferenceDate: seconds), format: .iso8601)
      Text("\(Date(timeIntervalSinceReferenceDate: seconds), format: .dateTime.year())")
      DatePicker("Told", selection: .constant(Date(timeIntervalSinceReferenceDate: seconds)))
    }
  }
}

struct TextFields: View {
  @State private var text = ""
  @State private var secret = ""
  @State private var long = ""
  @State private var sent = 0

  var body: some View {
    VStack {
      TextField("Plain", text: $text).onSubmit { sent &+= 1 }
      TextField("Prompted", text: $text, prompt: Text(text))
      TextField("Tall", text: $long, axis: .vertical).lineLimit(text.count)
      SecureField("Secret", text: $secret).textInputAutocapitalization(.never)
      TextField(text, text: $long)
      TextEditor(text: $long)
      TextField(text: $text, prompt: nil) { Text(long) }.submitLabel(.go)
    }
    Text(text.uppercased())
    Text(verbatim: "\(text.count) \(long.count) \(secret.count) \(sent)")
    Text(long).lineLimit(3)
  }
}

struct Dates: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var other = Date(timeIntervalSinceReferenceDate: 1e8)

  var body: some View {
    DatePicker("Both", selection: $date)
    DatePicker("Day", selection: $date, displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    DatePicker("From", selection: $date, in: other...)
    DatePicker("To", selection: $date, in: ...other)
    DatePicker("Other", selection: $other)
    if date <= other { DatePicker("Between", selection: $date, in: date...other) }
    DatePicker(selection: $date, in: .distantPast ... .distantFuture) { Text("Label") }
    Text(date, style: .relative)
    Text(date.formatted(date: .complete, time: .complete))
    Text(other, format: .dateTime.weekday(.wide).day().month().year().hour())
    let days = Calendar(identifier: .gregorian).dateComponents([.day], from: date, to: other).day
    Text("\(days ?? 0) days")
  }
}

struct Colors: View {
  @State private var color = Color.red
  @State private var other = Color(hue: 0.3, saturation: 1, brightness: 1)

  var body: some View {
    ColorPicker("Color", selection: $color)
    ColorPicker("Opaque", selection: $other, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("Label") }
    Text("Shown").foregroundStyle(color).background(other.opacity(0.5)).tint(color)
    Rectangle().fill(color.gradient)
    Circle().stroke(other, lineWidth: 2)
    Text("Mixed").foregroundStyle(color.mix(with: other, by: 0.3))
    Text("Shadow").shadow(color: color, radius: 3).border(other)
  }
}
