// Numbers that no device gives, sent as a browser sends its reports: apps compute with what arrives
// as on Apple's systems, where nothing of it traps.
import AVFoundation
import Charts
import CoreLocation
import Foundation
import SwiftUI
import Testing

@testable import LiveServer

/// What apps do with a number of a device.
private func use(_ number: Double) {
  _ = Int(number) + Int(number * 1_000)
  _ = Duration.seconds(number) + Duration.milliseconds(number * 1_000)
  let date = Date(timeIntervalSince1970: number)
  _ = Int(date.timeIntervalSince(Date(timeIntervalSince1970: 0)) * 1_000)
}

/// What apps do with a size that they draw for: they divide by it.
private func divide(by size: CGSize) {
  for side in [size.width, size.height] {
    use(side)
    _ = Int(4_000 / side) + Int(side / 10) % Int(side.rounded(.up))
  }
}

/// Equal columns, as wide as the first view.
private struct Columns: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let cell = subviews.first?.sizeThatFits(.unspecified) ?? CGSize(width: 1, height: 1)
    let width = min(proposal.width ?? 300, 4_000)
    let count = max(1, Int(width / cell.width))
    let rows = (subviews.count + count - 1) / count
    return CGSize(width: width, height: Double(rows) * cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      let size = view.dimensions(in: .unspecified)
      divide(by: CGSize(width: size.width, height: size.height))
      let count = max(1, Int(bounds.width / size.width))
      view.place(
        at: CGPoint(
          x: Double(index % count) * size.width, y: Double(index / count) * size.height),
        proposal: ProposedViewSize(width: size.width, height: nil))
    }
  }
}

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    divide(by: rect.size)
    var path = Path()
    path.move(to: CGPoint(x: 7, y: 0))
    path.addLine(to: CGPoint(x: rect.width, y: 3))
    return path
  }
}

/// The devices of a person.
@MainActor private final class Devices: NSObject, ObservableObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var player: AVAudioPlayer?
  @Published var count = 0

  override init() {
    super.init()
    manager.delegate = self
    manager.startUpdatingLocation()
    // Any bytes: the browser decodes them.
    player = try? AVAudioPlayer(data: Data("sound".utf8))
    player?.play()
  }

  func time() {
    guard let player else { return }
    use(player.duration)
    use(player.currentTime)
    if player.duration > 0 { _ = Int(player.currentTime / player.duration * 100) }
    count += 1
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    for place in locations {
      use(place.coordinate.latitude)
      use(place.coordinate.longitude)
      use(place.horizontalAccuracy)
      use(place.altitude)
      use(place.verticalAccuracy)
      use(place.course)
      use(place.speed)
      use(place.timestamp.timeIntervalSince1970)
      use(place.distance(from: CLLocation(latitude: 0, longitude: 0)))
    }
  }
}

private struct Numbers: View {
  @StateObject private var devices = Devices()
  @State private var share = 0.5
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var start = 0.0

  var body: some View {
    VStack {
      Button("Time") { devices.time() }
      Text(verbatim: "count \(devices.count)")
      GeometryReader { proxy in
        let _ = divide(by: proxy.size)
        let _ = use(proxy.frame(in: .global).minY)
        Text(verbatim: "a")
      }
      Canvas { _, size in divide(by: size) }
      Wedge().stroke()
      Columns { ForEach(0..<3) { Text(verbatim: "\($0)") } }
      Columns { ForEach(0..<3) { _ in Color.red } }
      Text(verbatim: "b").visualEffect { effect, proxy in
        divide(by: proxy.size)
        return effect.opacity(1)
      }
      Text(verbatim: "c").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        use($0.width)
      }
      gestures
      Slider(value: $share, in: 0...2).onChange(of: share) { use(share) }
      DatePicker("Day", selection: $day).onChange(of: day) { use(day.timeIntervalSince1970) }
      scrolling
    }
  }

  @ViewBuilder private var gestures: some View {
    Text(verbatim: "d").gesture(
      DragGesture().onChanged { value in
        for point in [value.location, value.predictedEndLocation] {
          use(point.x)
          use(point.y)
        }
        use(value.velocity.width)
        use(value.translation.height)
        use(value.predictedEndTranslation.width)
      })
    Text(verbatim: "e").gesture(
      MagnifyGesture().onChanged { value in
        divide(by: CGSize(width: value.magnification, height: 1))
        use(value.velocity)
        use(value.startLocation.x)
      })
    Text(verbatim: "f").gesture(RotateGesture().onChanged { use($0.rotation.degrees) })
    Text(verbatim: "g").onTapGesture(count: 1, coordinateSpace: .global) { use($0.x) }
    Text(verbatim: "h").onContinuousHover { if case .active(let point) = $0 { use(point.y) } }
    Text(verbatim: "i").dropDestination(for: String.self) { _, point in
      use(point.x)
      return true
    }
  }

  @ViewBuilder private var scrolling: some View {
    ScrollView(.horizontal) { Text(verbatim: "j") }
      .onScrollGeometryChange(for: Double.self) { geometry in
        divide(by: geometry.contentSize)
        divide(by: geometry.containerSize)
        return geometry.contentOffset.x / geometry.contentSize.width
      } action: {
        use($1)
      }
    Chart(0..<9, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartScrollableAxes(.horizontal)
      .chartScrollPosition(x: $start)
      .chartOverlay { proxy in
        let _ = divide(by: proxy.plotSize)
        Color.clear
      }
      .onChange(of: start) { use(start) }
  }
}

@Suite("Reported numbers", .timeLimit(.minutes(10))) struct ReportedNumberTests {
  /// Each with `#` for the number: what is sent to the elements with an attribute.
  private static let reports: [(attribute: String, kind: Handler.Kind, texts: [String])] = [
    ("data-g", .size, ["# 20", "20 #", "# # # #", "100 50 # 0 0 #"]),
    ("data-dr", .drag, ["0 # # # # # # # #", "1 0 0 0 0 # # 0 0", "# 0 0 0 0 0 0 0 0"]),
    ("data-pi", .pinch, ["0 # # # # # # # # # #", "0 1 0 0 0 0 0 0 0 # #"]),
    ("data-ts", .spot, ["0 # # # # # # # #"]),
    ("data-hp", .point, ["0 # # # # # # # #"]),
    ("data-sg", .scroll, ["g # # # # # #", "g # 0 100 100 # #", "g 0 0 # # 10 10"]),
    ("type=\"range\"", .input, ["#"]),
    ("type=\"datetime-local\"", .input, ["#-01-01T00:00", "2026-#-01T#:00"]),
    ("data-dp", .drop, ["d # # # #", "n # # # #", "t # # # # hello"]),
    ("data-so", .transfer, ["a 1 #", "f #", "F #", "a # 1"]),
    (
      "data-lo", .transfer,
      ["w # # # # # # # #", "w 1 2 # # # # # 1000", "w 1 2 3 4 5 6 7 #", "w 1 2 3 #    #"]
    ),
  ]

  private static let app = SiteApp.test("numbers") { WindowGroup { Numbers() } }

  @Test(
    "No number that a browser reports lets the code of an app trap",
    arguments: [
      "1e19", "1e300", "-1e300", "9223372036854775808", "9007199254740993", "nan", "inf", "-inf",
      "-0", "", "１", "1e-320", "-1e-320", "0", "1", "0x1p63", "1e999",
    ])
  @MainActor func hostile(number: String) async throws {
    try await withServer {
      $0.apps = [Self.app]
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/numbers")
      let socket = try await visitor.meet(page.token, at: "/numbers")
      _ = try await socket.hear()
      var sequence = 0
      for report in Self.reports {
        let elements = page.elements.indices.filter {
          page.elements[$0].attributes.contains(report.attribute)
        }
        #expect(!elements.isEmpty, "\(report.attribute)")
        for element in elements {
          for text in report.texts {
            sequence += 1
            let text = text.replacing("#", with: number)
            try await socket.say(
              "[\(sequence),0,\(element + 1),\"\(report.kind.letter)\",\"\(text)\"]")
          }
        }
      }
      sequence += 1
      try await socket.say("[\(sequence),0,\(page.number("Time", tag: "button")),\"c\"]")
      var frame = try await socket.hear()
      while !frame.contains("count 1") { frame = try await socket.hear() }
    }
  }
}
