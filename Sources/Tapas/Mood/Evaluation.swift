// The accuracy of moods: verdicts counted against labels.
import Mood

/// Counts of verdicts against labels.
struct Evaluation: Equatable {
  /// The confusion matrix: a row per label, a column per verdict.
  private(set) var counts = [[Int]](repeating: [0, 0, 0], count: 3)
  /// For each twentieth of confidence: the number of verdicts, the number of right ones, and the
  /// sum of their confidences.
  private var bins = [Bin](repeating: Bin(), count: 20)

  private struct Bin: Equatable {
    var count = 0
    var right = 0
    var sureness = 0.0
  }

  /// Counts a verdict on a text of a known mood.
  mutating func count(_ label: Mood, _ reading: MoodReading) {
    let verdict = reading.mood
    counts[label.index][verdict.index] += 1
    let bin = min(19, Int(reading.confidence * 20))
    bins[bin].count += 1
    bins[bin].right += label == verdict ? 1 : 0
    bins[bin].sureness += Double(reading.confidence)
  }

  /// The number of texts counted.
  var texts: Int { counts.joined().reduce(0, +) }

  /// The share of texts whose verdict is right.
  var accuracy: Double {
    share(Mood.allCases.map { counts[$0.index][$0.index] }.reduce(0, +), texts)
  }

  /// The share of a mood's texts whose verdict is right.
  func recall(_ mood: Mood) -> Double { share(counts[mood.index][mood.index], found(mood).label) }

  /// The share of a mood's verdicts that were right.
  func precision(_ mood: Mood) -> Double {
    share(counts[mood.index][mood.index], found(mood).verdict)
  }

  /// The harmonic mean of precision and recall.
  func f1(_ mood: Mood) -> Double {
    share(2 * counts[mood.index][mood.index], found(mood).label + found(mood).verdict)
  }

  /// The mean recall over the moods that occur among the labels.
  var macroRecall: Double { mean(recall) }

  /// The mean of the F1 of the same moods.
  var macroF1: Double { mean(f1) }

  /// The expected calibration error: the mean distance between confidence and accuracy over twenty
  /// bins, weighted by their texts.
  var calibrationError: Double {
    bins.map { abs($0.sureness - Double($0.right)) }.reduce(0, +) / Double(max(1, texts))
  }

  private func mean(_ value: (Mood) -> Double) -> Double {
    let present = Mood.allCases.filter { found($0).label > 0 }
    return present.map(value).reduce(0, +) / Double(max(1, present.count))
  }

  private func found(_ mood: Mood) -> (label: Int, verdict: Int) {
    (counts[mood.index].reduce(0, +), counts.map { $0[mood.index] }.reduce(0, +))
  }

  private func share(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }
}

extension Mood {
  /// The mood of a label: 0, 1 or 2 as in TweetEval, or its name.
  init?(label: Substring) {
    switch label {
    case "0", "sad": self = .sad
    case "1", "neutral": self = .neutral
    case "2", "happy": self = .happy
    default: return nil
    }
  }

  /// Its index among the labels.
  fileprivate var index: Int { self == .sad ? 0 : self == .neutral ? 1 : 2 }
}
