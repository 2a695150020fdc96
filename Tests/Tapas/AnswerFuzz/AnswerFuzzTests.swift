// Changed answers of every service: each is read or refused, and what is read can be shown.
import DataLayer
import Foundation
import Sandbox
import Testing

@testable import tapas

@Suite("Changed answers", .timeLimit(.minutes(60)))
struct AnswerFuzzTests {
  /// How many changed answers each service gives; `TAPAS_FUZZ_ANSWERS` asks for more.
  static let wanted = ProcessInfo.processInfo.environment["TAPAS_FUZZ_ANSWERS"].flatMap(Int.init)
  static let seed = ProcessInfo.processInfo.environment["TAPAS_FUZZ_SEED"].flatMap(UInt64.init)

  /// All services, or the one that `TAPAS_FUZZ_SERVICE` names.
  static let services =
    ProcessInfo.processInfo.environment["TAPAS_FUZZ_SERVICE"].flatMap(FuzzedService.named)
    .map { [$0] } ?? FuzzedService.allCases

  @Test("A changed answer is read or refused in words", arguments: services)
  func reads(_ service: FuzzedService) async throws {
    let (wanted, seed) = (Self.wanted ?? 400, Self.seed ?? 7)
    let sandbox = try await Sandbox(dataFolder: nil).start()
    let transport = MutatedTransport(seed: seed)
    let request = try await service.requests(sandbox, transport)
    // Once as they are, so that every address has been requested before the sandbox stops.
    for number in 0..<8 { _ = try await request(number) }
    await sandbox.stop()
    transport.beginChanging()

    var outcomes = (read: 0, refused: 0)
    var number = 0
    while transport.count < wanted {
      do {
        let given = try await request(number)
        outcomes.read += 1
        check(given, "\(service.name) with seed \(seed), request \(number)")
      } catch let error as any LoadError {
        outcomes.refused += 1
        #expect(!error.isCancelled)
      }
      number += 1
    }
    // A mutator that changes nothing, or a reader that refuses everything, would show nothing.
    #expect(outcomes.read > wanted / 10)
    #expect(outcomes.refused > wanted / 100)
    if Self.wanted != nil {
      let counts = "\(outcomes.read) read, \(outcomes.refused) not"
      print("\(service.name): \(transport.count) answers, \(counts)")
    }
  }

  private func check(_ given: FuzzedAnswer, _ place: String) {
    #expect(Set(given.ids).count == given.ids.count, "\(place): an id came twice")
    #expect(
      !(given.ids + given.names).contains { $0.allSatisfy(\.isWhitespace) },
      "\(place): an empty name or id")
    for address in given.addresses {
      #expect(["http", "https"].contains(address.scheme?.lowercased()), "\(place): \(address)")
      #expect(address.host()?.isEmpty == false, "\(place): \(address)")
      #expect(address.absoluteString.utf8.count <= 8_000, "\(place): a long address")
    }
    #expect(!given.texts.contains { $0.utf8.count > 200_000 }, "\(place): a long text")
  }
}
