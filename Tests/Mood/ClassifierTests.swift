// Properties of every text, and which words are named.
import Limits
import Testing

@testable import Mood

@Suite("The classifier", .timeLimit(.minutes(10)))
struct ClassifierTests {
  /// Texts of every kind: the fixture's, random scalars, and some that are too long.
  private static let texts: [String] = {
    var random = SeededRandom(seed: 2)
    let wild = (0..<60).map { _ in
      String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...40, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &random))
          }))
    }
    let long = ["so good ", "ab", "😂", "&amp;", "#"].map { String(repeating: $0, count: 9000) }
    return Parity.cases.prefix(120).map(\.text) + wild + long
  }()

  @Test("Three probabilities add up to 1, each between 0 and 1")
  func sums() throws {
    let readings = try Parity.classifier.get().readings(of: ClassifierTests.texts)
    let wrong = zip(ClassifierTests.texts, readings).filter { _, reading in
      let parts = Mood.allCases.map { reading[$0] }
      return !(abs(parts.reduce(0, +) - 1) < 1e-5 && parts.allSatisfy { 0...1 ~= $0 })
    }
    #expect(readings.count > 180)
    #expect(wrong.map(\.0) == [])
  }

  @Test("A batch, one text by itself and many threads at once give the same bits")
  func sameBits() async throws {
    let classifier = try Parity.classifier.get()
    let texts = ClassifierTests.texts.suffix(80)
    let batch = classifier.readings(of: Array(texts))
    let single = await withTaskGroup(of: (Int, MoodReading).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask { (index, classifier.reading(of: text)) }
      }
      return await group.reduce(into: [Int: MoodReading]()) { $0[$1.0] = $1.1 }
    }
    #expect(batch.indices.map { single[$0] } == batch)
    #expect(classifier.readings(of: texts.reversed()) == batch.reversed())
  }

  @Test("A text without a piece is undecided", arguments: ["", " \n", "\u{200B}"])
  func nothing(text: String) throws {
    let classifier = try Parity.classifier.get()
    #expect(classifier.reading(of: text) == .undecided)
    #expect(classifier.weighedWords(of: text, limit: 3) == [])
    #expect(classifier.readings(of: []) == [])
  }

  @Test("Weighed words are as in the text, the largest weight first")
  func words() throws {
    let classifier = try MoodClassifier(weights: SmallModel().file)
    let text = "Well, (GOOD) &amp; good “bad” @good https://good.example"
    let weighed = classifier.weighedWords(of: text, limit: 5)
    #expect(Set(weighed.filter { $0.weight > 0 }.map(\.word)) == ["GOOD"])
    #expect(weighed.first { $0.weight < 0 }?.word == "bad")
    #expect(weighed.map { abs($0.weight) } == weighed.map { abs($0.weight) }.sorted(by: >))
    #expect(
      classifier.weighedWords(of: "bad apple, “bad” pie bad", limit: 5).map(\.word).filter {
        $0.contains("bad")
      } == ["bad"])
    #expect(classifier.weighedWords(of: "good", limit: 0) == [])
  }

  @Test(
    "A weighed word stands without its punctuation; hashtags and emoticons stay whole",
    arguments: [
      ("so good.", "good"), ("good!!!", "good"), ("…good…", "good"), ("*good*", "good"),
      ("good?!", "good"), ("— good:", "good"), ("#good.", "#good"), ("(\"good\").", "good"),
    ])
  func punctuation(text: String, word: String) throws {
    let classifier = try MoodClassifier(weights: SmallModel().file)
    #expect(classifier.weighedWords(of: text, limit: 1).map(\.word) == [word])
  }

  @Test("Function words are named only where they changed the answer by a tenth")
  func functionWords() throws {
    let classifier = try Parity.classifier.get()
    let texts = ClassifierTests.texts + ["So good.", "It's what we HAD", "the the the", "I'm in"]
    let weighed = texts.flatMap { classifier.weighedWords(of: $0, limit: 100) }
    let functionWords = weighed.filter { StopWords.contains($0.word) }
    #expect(!functionWords.isEmpty)
    #expect(functionWords.allSatisfy { abs($0.weight) >= MoodClassifier.leastWeightOfStopWords })
    #expect(weighed.contains { abs($0.weight) < MoodClassifier.leastWeightOfStopWords })
    #expect(["So", "IT\u{2019}S", "the"].allSatisfy(StopWords.contains))
    #expect(!["not", "never", "too", "without", "sorry"].contains(where: StopWords.contains))
  }

  /// Bug: 🤬 and 😚 were neutral, as is everything that the training texts lack.
  @Test(
    "An emoji that the training texts lack is read as one of the same meaning, and shown as it is",
    arguments: [
      ("🤬👿😾💢", "😡"), ("😚😗😽", "😘"), ("🥰🤩", "😍"), ("🧡🤍🤎🫶", "❤"), ("🥳🥂", "🎉"), ("😿", "😢"),
      ("🤮", "🤢"), ("😨", "😱"),
    ])
  func rareEmoji(rare: String, common: String) throws {
    let classifier = try Parity.classifier.get()
    let wanted = classifier.reading(of: "what a day \(common)")
    for emoji in rare {
      #expect(classifier.reading(of: "what a day \(emoji)") == wanted, "\(emoji)")
    }
    #expect(classifier.reading(of: common).mood != .neutral)
    let first = String(rare.prefix(1))
    #expect(classifier.weighedWords(of: "a \(first)", limit: 1).map(\.word) == [first])
  }

  @Test("An emoticon with a letter is a word as it is")
  func emoticon() throws {
    let weighed = try Parity.classifier.get().weighedWords(of: "it was a day :D", limit: 9)
    #expect(weighed.map(\.word).contains(":D"))
  }

  @Test("Equal words are left out together, and an endless word is cut")
  func equalWords() throws {
    let classifier = try MoodClassifier(weights: SmallModel().file)
    let alone = classifier.weighedWords(of: "good", limit: 1)
    #expect(classifier.weighedWords(of: "good good good", limit: 5) == alone)
    #expect(abs((alone.first?.weight ?? 0) - (classifier.reading(of: "good").happy - 1 / 3)) < 1e-6)
    let signs = String(repeating: "!", count: 9_000)
    let huge = classifier.weighedWords(of: "good\(signs)d\(signs)\(signs)\(signs)", limit: 1)
    #expect(huge.map(\.word) == ["good" + String(repeating: "!", count: 35) + "…"])
  }
}
