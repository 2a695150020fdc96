// The views of the system's gauge styles.

/// A bar below its name, filled up to the value.
struct BarGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.accessibilityHidden(true)
      HStack {
        configuration.minimumValueLabel.font(.caption)
        LengthBar(fraction: configuration.value, hasMark: false)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A bar with a mark at the value, between the labels of its ends.
struct MarkGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack {
      configuration.minimumValueLabel.font(.caption)
      LengthBar(fraction: configuration.value, hasMark: true)
      configuration.maximumValueLabel.font(.caption)
    }
    .frame(maxWidth: .infinity)
  }
}

/// A ring around the value: closed and filled, or open at the bottom with a mark.
struct RingGauge: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  private var length: Double { isOpen ? 0.75 : 1 }
  private var rotation: Angle { .degrees(isOpen ? 135 : -90) }

  var body: some View {
    ZStack {
      arc(0, length).foregroundStyle(.quaternary)
      if isOpen {
        let place = configuration.value * length
        arc(max(place - 0.001, 0), place + 0.001).foregroundStyle(.tint)
      } else {
        arc(0, configuration.value).foregroundStyle(.tint)
      }
      if let current = configuration.currentValueLabel {
        current.font(.headline).accessibilityHidden(true)
      } else {
        configuration.label.font(.caption2).accessibilityHidden(true)
      }
      if isOpen { ends }
    }
    .frame(width: 60, height: 60)
  }

  @ViewBuilder private var ends: some View {
    VStack {
      Spacer()
      HStack(spacing: 8) {
        configuration.minimumValueLabel.font(.caption2)
        configuration.maximumValueLabel.font(.caption2)
      }
    }
  }

  private func arc(_ from: Double, _ to: Double) -> some View {
    Circle().trim(from: from, to: to)
      .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(rotation).padding(4)
  }
}

/// A bar that is filled to a fraction of its width, or has a mark there.
private struct LengthBar: View, Primitive {
  typealias Body = Never
  let fraction: Double
  let hasMark: Bool

  func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, hasMark ? .gaugeBar.and(.mark) : .gaugeBar)
    element.appetite = .fixed(.horizontal)
    let part = context.child(0).element(.div)
    let share = CSS.number(fraction * 100)
    part.style(hasMark ? "inset-inline-start" : "width", "\(share)%")
    element.content = .items([.element(part)])
    context.emit(element, into: &items)
  }
}
