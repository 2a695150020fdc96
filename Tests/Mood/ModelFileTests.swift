// A wrong file of weights is refused with the reason.
import Foundation
import Testing

@testable import Mood

@Suite("The file of weights")
struct ModelFileTests {
  @Test("A small model is read, and classifies")
  func small() throws {
    let classifier = try MoodClassifier(weights: SmallModel().file)
    #expect(classifier.version.count == 10 && classifier.version.hasSuffix("-2"))
    let reading = classifier.reading(of: "good good")
    #expect(abs(reading.sad + reading.neutral + reading.happy - 1) < 1e-5)
    #expect(reading.mood == .happy)
    #expect(classifier.reading(of: "bad").mood == .sad)
  }

  /// The error of some weights; nil when they are accepted.
  private func complaint(_ weights: [UInt8]) -> MoodModelError? {
    do throws(MoodModelError) {
      _ = try MoodClassifier(weights: weights)
      return nil
    } catch {
      return error
    }
  }

  @Test("Another file, an empty one and one of a later format have different errors")
  func others() {
    var later = SmallModel().file
    later[8] = 2
    #expect(complaint([]) == .notAModel)
    #expect(complaint(Array("GIF89a, a picture that is no model".utf8)) == .notAModel)
    #expect(complaint(Array("TAPASMD1".utf8)) == .wrongLength(expected: 48, found: 8))
    #expect(complaint(later) == .laterFormat(2))
  }

  @Test("A file that was truncated, lengthened or changed anywhere is refused")
  func damaged() {
    let file = SmallModel().file
    #expect(
      complaint(Array(file.dropLast()))
        == .wrongLength(expected: file.count, found: file.count - 1))
    #expect(complaint(file + [0]) == .wrongLength(expected: file.count, found: file.count + 1))
    for place in stride(from: 16, to: file.count, by: 97) {
      var changed = file
      changed[place] ^= 0x10
      #expect(complaint(changed) == .damaged)
    }
  }

  @Test("A file with a right checksum and wrong numbers is refused")
  func nonsense() {
    func told(_ change: (inout SmallModel) -> Void) -> MoodModelError? {
      var model = SmallModel()
      change(&model)
      return complaint(model.file)
    }
    #expect(told { $0.counts[1] = 24 } == .malformed("a width is uneven"))
    #expect(told { $0.counts[0] = 0 } == .malformed("the number of pieces is 0"))
    #expect(
      told { $0.counts[0] = 4 } == .malformed("the vocabulary does not hold 4 different pieces"))
    #expect(
      told { $0.pieces[1] = "bad" }
        == .malformed("the vocabulary does not hold 3 different pieces"))
    #expect(told { $0.counts[4] = 2 } == .malformed("it ends too early"))
    #expect(told { $0.after = [0, 0, 0, 0] } == .malformed("something follows the weights"))
    #expect(told { $0.temperature = 0 } == .malformed("the temperature is not above 0"))
    #expect(told { $0.temperature = .nan } == .malformed("the temperature is no number"))
    #expect(told { $0.dilation = 0 } == .malformed("a dilation is wild"))
    #expect(told { $0.counts[7] = 40_000 } == .malformed("the limit is 40000"))
  }

  @Test("A missing file throws the system's reason")
  func missing() {
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: MoodModelError.self) { try MoodClassifier(contentsOf: nowhere) }
  }
}
