// A thousand texts with Python's results, and the classifier that must agree.
import Foundation
import Testing

@testable import Mood

/// One text of the fixture that `Training/fixture.py` writes.
struct ParityCase: Decodable, Sendable {
  /// The generated text.
  let text: String
  /// Its pieces.
  let ids: [Int32]
  /// For each piece the blank-separated run it stands in.
  let runs: [Int32]
  /// Sad, neutral, happy; empty where there is nothing to read.
  let probabilities: [Float]
}

/// The files of the tests.
enum Parity {
  /// The fixture's texts.
  static let cases: [ParityCase] = {
    guard let url = Bundle.module.url(forResource: "Fixtures/parity", withExtension: "json"),
      // A missing fixture is told by the test that counts its texts.
      let data = try? Data(contentsOf: url),
      // So is one that cannot be read.
      let cases = try? JSONDecoder().decode([ParityCase].self, from: data)
    else { return [] }
    return cases
  }()

  /// SHA-256 of the bits of all probabilities; new weights need a new one, which the test prints.
  static let digest: String = {
    let url = Bundle.module.url(forResource: "Fixtures/readings", withExtension: "sha256")
    // A missing digest equals none.
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return String(text?.prefix(64) ?? "")
  }()

  /// The bundled classifier, loaded once for all tests.
  static let classifier = Result { try MoodClassifier.bundled() }
}
