// Answers of every service in which one text is a million letters long: all that is read is cut.
import DataLayer
import Foundation
import Sandbox
import Testing

@testable import tapas

@Suite("Long answers", .timeLimit(.minutes(60)))
struct LongAnswerTests {
  private static let letters = String(repeating: "a", count: 1_000_000)
  /// What may be long, by the names of the fields that are decoded; all others are names.
  private static let prose: Set = [
    "text", "about", "description", "instructions", "detail", "localizedDetail",
  ]

  /// An address is cut to one letter more than an address may have.
  private static let limits: [String: TextLimit] = ["measure": .word, "photo": .address]

  @Test("Each text of each answer is cut where it is decoded", arguments: FuzzedService.allCases)
  func cut(_ service: FuzzedService) async throws {
    let sandbox = try await Sandbox(dataFolder: nil).start()
    let transport = MutatedTransport(seed: 1)
    let request = try await service.requests(sandbox, transport)
    for number in 0..<8 { _ = try await request(number) }
    await sandbox.stop()

    let places = transport.places
    #expect(places.count > 4)
    var read = 0
    for place in places {
      transport.lengthen(place, by: Self.letters)
      // Each service has at most four kinds of requests.
      for number in 0..<4 {
        // A record whose id has a million letters may be refused, and the list with it.
        guard let given = try? await request(number) else { continue }
        read += 1
        var long: [String] = []
        Self.find(in: given.decoded, label: "", &long)
        #expect(long == [], "\(service.name): \(place.joined(separator: "."))")
      }
    }
    #expect(read > places.count * 2)
  }

  /// Notes the texts of a decoded value that are longer than their kind may be.
  private static func find(in value: Any, label: String, _ long: inout [String]) {
    switch value {
    case let text as String:
      let limit = limits[label] ?? (prose.contains(label) ? .prose : .name)
      let count = text.unicodeScalars.count
      if count > limit.rawValue { long.append("\(label) has \(count) letters") }
    case let url as URL:
      if url.absoluteString.utf8.count > 8_000 { long.append("\(label) is a long address") }
    default:
      for child in Mirror(reflecting: value).children {
        find(in: child.value, label: child.label.flatMap(named) ?? label, &long)
      }
    }
  }

  /// A field's name; the places of a tuple, an optional and a dictionary have that of the whole.
  private static func named(_ label: String) -> String? {
    ["some", "key", "value"].contains(label) || label.hasPrefix(".") ? nil : label
  }
}
