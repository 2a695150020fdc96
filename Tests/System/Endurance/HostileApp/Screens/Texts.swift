// Fonts, lines, names, links and keys of a person's.
import SwiftUI

struct Fonts: View {
  let value: Value

  var body: some View {
    Text("Size").font(.system(size: value.a))
    Text("Weight").font(.system(size: value.b, weight: .bold, design: .serif))
    Text("Limit").lineLimit(value.m)
    Text("Reserved").lineLimit(value.n, reservesSpace: true)
    Text("Spacing").lineSpacing(value.a)
    Text(value.words).font(.system(size: value.a).monospacedDigit().italic()).bold()
    Text(value.words).textCase(.uppercase).bold()
    TextField("Field", text: .constant(value.words), axis: .vertical).lineLimit(value.m)
  }
}

struct LineAppearances: View {
  let value: Value

  var body: some View {
    Text(value.words + value.words)
    Text(verbatim: "\(value.one) \(value.words)").italic()
    Text(value.words).multilineTextAlignment(.center).truncationMode(.tail).redacted(
      reason: .placeholder)
    LabeledContent(value.words, value: value.words)
    LabeledContent("Number", value: value.one, format: .number)
    Label(value.words, systemImage: value.words)
    GroupBox(value.words) { Text(value.words) }
    Section(value.words) { Text("Section") }
    ContentUnavailableView(value.words, systemImage: value.words, description: Text(value.words))
    ContentUnavailableView.search(text: value.words)
  }
}

struct Gradients: View {
  let value: Value

  private var stops: [Gradient.Stop] {
    [
      .init(color: .red, location: value.a),
      .init(color: .blue.opacity(value.two), location: value.b),
    ]
  }

  var body: some View {
    LinearGradient(
      stops: stops, startPoint: UnitPoint(x: value.a, y: value.b), endPoint: .bottom)
    RadialGradient(
      stops: stops, center: UnitPoint(x: value.b, y: value.a), startRadius: value.a,
      endRadius: value.b)
    AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(value.one))
    AngularGradient(
      gradient: Gradient(stops: stops), center: UnitPoint(x: value.a, y: value.a),
      startAngle: .degrees(value.one), endAngle: .radians(value.two))
    Circle().fill(
      LinearGradient(
        stops: stops, startPoint: UnitPoint(x: value.a, y: value.b), endPoint: .top))
    Path { $0.addLines([.zero, value.point]) }.stroke(
      RadialGradient(stops: stops, center: .center, startRadius: value.a, endRadius: value.b),
      lineWidth: value.a)
    Text("Text").foregroundStyle(
      .linearGradient(
        stops: stops, startPoint: .leading, endPoint: UnitPoint(x: value.a, y: value.b)))
  }
}

struct ColorNumbers: View {
  let value: Value

  var body: some View {
    Color(red: value.one, green: value.two, blue: value.one, opacity: value.two)
    Color(.displayP3, red: value.one, green: 1, blue: 0)
    Color(.sRGBLinear, white: value.one, opacity: value.two)
    Color(hue: value.one, saturation: value.two, brightness: value.one, opacity: value.two)
    Color.red.opacity(value.one).opacity(value.two)
    Color.red.mix(with: .blue, by: value.one, in: .perceptual)
    Color(hue: value.two, saturation: 1, brightness: 1).mix(with: .red, by: value.two, in: .device)
    Text("Styled").foregroundStyle(Color(white: value.one)).tint(.red.opacity(value.two))
    Circle().fill(Color(red: value.two, green: value.one, blue: 0).gradient)
  }
}

struct Links: View {
  let value: Value
  @Environment(\.openURL) private var openURL

  private var url: URL? { URL(string: value.words) }

  var body: some View {
    Link(value.words, destination: url ?? URL(filePath: value.words))
    ShareLink(
      LocalizedStringKey(value.words), item: value.words, subject: Text(value.words),
      message: Text(value.words))
    ShareLink(item: url ?? URL(filePath: value.words))
    Button("Open") { if let url { openURL(url) } }
    Text(LocalizedStringKey("[\(value.words)](\(value.words))"))
    Text(LocalizedStringKey(value.words))
    NavigationLink(value.words, value: value.words)
    AsyncImage(url: url)
    AsyncImage(url: url, scale: value.a) {
      $0.resizable()
    } placeholder: {
      Text(value.words)
    }
  }
}

struct Pictures: View {
  let value: Value

  var body: some View {
    Image(value.words)
    Image(decorative: value.words).resizable().frame(width: value.a, height: value.b)
    Image(value.words, label: Text(value.words)).aspectRatio(contentMode: .fit)
    Image(systemName: value.words).font(.system(size: value.a))
    Color(value.words)
    Text("Coloured").foregroundStyle(Color(value.words)).background(Color(value.words))
    Button(value.words, systemImage: value.words) {}
    Menu(LocalizedStringKey(value.words), systemImage: value.words) { Button(value.words) {} }
    Text("Tab").badge(value.words).tag(value.words)
  }
}

struct Names: View {
  let value: Value

  var body: some View {
    Text("Label").accessibilityLabel(value.words).accessibilityHint(value.words)
      .accessibilityValue(value.words)
    Image(systemName: "star").accessibilityLabel(Text(value.words)).accessibilityIdentifier(
      value.words)
    Button("Press") {}.accessibilityLabel(LocalizedStringKey(value.words)).accessibilityHidden(
      false)
    Text("Title").navigationTitle(value.words).accessibilityHeading(.h2)
    Toggle(LocalizedStringKey(value.words), isOn: .constant(true)).accessibilityAddTraits(.isHeader)
    Slider(value: .constant(0.5)) { Text(value.words) }.accessibilityValue("\(value.one)")
    Picker(LocalizedStringKey(value.words), selection: .constant(value.words)) {
      Text(value.words).tag(value.words)
      Text("other").tag("other")
    }
    TextField(
      LocalizedStringKey(value.words), text: .constant(value.words), prompt: Text(value.words))
    DisclosureGroup(LocalizedStringKey(value.words)) { Text(value.words) }
    Text("Space").coordinateSpace(.named(value.words)).id(value.words)
    Color.clear.containerBackground(.red.opacity(value.one), for: .navigation)
  }
}

struct Keys: View {
  let value: Value

  var body: some View {
    Text(LocalizedStringKey(value.words))
    Text("Whole \(value.m) of \(value.n)")
    Text("Number \(value.one) and \(value.two, specifier: "%.3f")")
    Text("Wide \(value.m, specifier: "%30lld") \(value.one, specifier: "%e")")
    Text("Words \(value.words)")
    Text(verbatim: String(format: "%.2f", value.one))
    Button(LocalizedStringKey("%lld " + value.words)) {}
    Text("Lines").strikethrough().underline()
    Text("Text \(Text(value.words).bold()) and \(Image(systemName: "star"))")
    Text("Formatted \(value.one, format: .percent)")
  }
}

struct Formats: View {
  let value: Value

  var body: some View {
    Text(value.one, format: .number)
    Text(value.one, format: .percent.precision(.fractionLength(2)))
    Text(value.one, format: .currency(code: String(value.words.prefix(3))))
    Text(value.one, format: .number.precision(.significantDigits(1...4)).notation(.compactName))
    Text(value.m, format: .number.grouping(.never))
    Text(Int64(value.m), format: .byteCount(style: .file))
    Text(Int64(value.m), format: .byteCount(style: .memory))
    Text([value.words, "b"], format: .list(type: .and))
  }
}

struct Durations: View {
  let value: Value

  private var date: Date { Date(timeIntervalSinceReferenceDate: value.one) }

  var body: some View {
    if value.one.magnitude < 1e15 {
      Text(Duration.seconds(value.one), format: .time(pattern: .hourMinuteSecond))
      Text(Duration.seconds(value.one), format: .units(allowed: [.hours, .minutes]))
    }
    Text(date, format: .dateTime.hour().minute().weekday())
    Text(date, format: .iso8601)
    Text(date, style: .date)
    Text(date, style: .time)
    Text(date.formatted(date: .long, time: .standard))
    Text(date, format: .verbatim("\(year: .defaultDigits)", timeZone: .gmt, calendar: .current))
  }
}
