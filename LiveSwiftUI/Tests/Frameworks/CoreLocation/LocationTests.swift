// Positions: the permission, one position, many, and reports that are none.
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import CoreLocation

/// A model that asks for the position of its person.
private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate,
  @unchecked Sendable
{
  // Used on the main actor only.
  private let manager = CLLocationManager()
  @Published var report = "nothing"

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() { manager.requestWhenInUseAuthorization() }
  func find() { manager.requestLocation() }
  func start() { manager.startUpdatingLocation() }
  func stop() { manager.stopUpdatingLocation() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let texts = locations.map { "\($0.coordinate.latitude),\($0.coordinate.longitude)" }
    report = texts.joined(separator: " ")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    report = "failed \((error as? CLError)?.code.rawValue ?? -1)"
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    report = "status \(manager.authorizationStatus.rawValue)"
  }
}

/// A view that follows its person in a task.
private struct Follower: View {
  @State private var report = "nothing"

  var body: some View {
    Text(report).task {
      do {
        for try await update in CLLocationUpdate.liveUpdates() {
          report =
            update.location.map { "\($0.coordinate.latitude)" }
            ?? "none \(update.authorizationDenied) \(update.locationUnavailable)"
        }
      } catch { report = "failed" }
    }
  }
}

private struct Position: View {
  @StateObject private var finder = Finder()

  var body: some View {
    Button("Ask") { finder.ask() }
    Button("Find") { finder.find() }
    Button("Start") { finder.start() }
    Button("Stop") { finder.stop() }
    Text(finder.report)
  }
}

@MainActor @Suite("Positions", .timeLimit(.minutes(10))) struct LocationTests {
  private func element(_ page: TestPage) -> Element? {
    _ = page.tree.flush()
    return page.tree.root.firstElement { $0.attribute("data-lo") != nil }
  }

  private func requests(_ page: TestPage) throws -> [[String]] {
    let text = try #require(element(page)?.attribute("data-lo"))
    return Array(try JSONDecoder().decode([[String]].self, from: Data(text.utf8)).dropFirst())
  }

  private func say(_ text: String, to page: TestPage) throws {
    let id = Int(try #require(element(page)).id)
    page.tree.handle(.transfer, on: id, value: .text(text))
  }

  @Test("A person is asked, found once and then followed")
  func story() throws {
    let page = TestPage(WindowGroup { Position() }, tables: StringTables())
    #expect(try requests(page) == [["1", "p"]])
    try say("a 1 prompt", to: page)
    #expect(page.html.contains(">status 0<"))
    page.tap("Ask")
    #expect(try requests(page) == [["2", "a"]])
    try say("a 2 granted", to: page)
    #expect(page.html.contains(">status 4<"))
    page.tap("Find")
    #expect(try requests(page) == [["3", "l", "1"]])
    try say("a 3 52.5 13.25 20     1700000000000", to: page)
    #expect(page.html.contains(">52.5,13.25<"))
    page.tap("Start")
    #expect(try requests(page) == [["4", "w", "1"]])
    try say("a 4 ", to: page)
    try say("w 52.5 13.5 20     1700000000000", to: page)
    #expect(page.html.contains(">52.5,13.5<"))
    try say("w e 1", to: page)
    #expect(page.html.contains(">failed 1<"))
    page.tap("Stop")
    #expect(try requests(page) == [["5", "x"]])
    try say("w 1 2 20     1700000000000", to: page)
    #expect(page.html.contains(">failed 1<"))
  }

  @Test("A loop gets each position, and a refusal as an update without one")
  func loop() async throws {
    let page = TestPage(WindowGroup { Follower() }, tables: StringTables())
    await page.wait { element(page) != nil }
    #expect(try requests(page) == [["1", "p"], ["2", "w", "1"]])
    try say("w 52.5 13.5 20     1700000000000", to: page)
    await page.wait(for: "52.5")
    #expect(page.texts == ["52.5"])
    try say("w e 1", to: page)
    await page.wait(for: "none")
    #expect(page.texts == ["none true false"])
  }

  @Test("A position without values is none")
  func noPosition() {
    let location = CLLocation()
    #expect(location.coordinate.latitude == 0 && location.coordinate.longitude == 0)
    #expect(location.horizontalAccuracy == -1 && location.verticalAccuracy == -1)
  }

  @Test(
    "A report that is no position is an error",
    arguments: [
      "", "e 2", "91 0 1     0", "nan 0 1     0", "0 0 1     1e300", "0 0      0",
    ])
  func wild(report: String) {
    guard case .failure(let error) = PageLocations.result(report) else {
      Issue.record("\(report) is a position")
      return
    }
    #expect(error == CLError(.locationUnknown))
  }

  @Test("A position has its height and its movement where the browser knows them")
  func whole() throws {
    let location = try PageLocations.result("-1.5 2 3 4 5 90 7 1000").get()
    #expect(location.altitude == 4 && location.verticalAccuracy == 5)
    #expect(location.course == 90 && location.speed == 7)
    #expect(location.timestamp == Date(timeIntervalSince1970: 1))
  }

  @Test("The distance between two cities is that on a globe")
  func distance() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_500)
    #expect(berlin.distance(from: berlin) == 0)
  }
}
