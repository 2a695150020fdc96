// The weight of each word: the change of the mood's probability without the word.

extension MoodClassifier {
  /// The smallest change of probability, in either direction, for which a word is reported.
  static let leastWeight: Float = 0.02
  /// The same for a word without a feeling of its own, such as "so" or "the".
  static let leastWeightOfStopWords: Float = 0.1

  /// The words that made the text's mood more or less likely, in their original spelling, by
  /// decreasing absolute weight.
  ///
  /// A word is a run of text between spaces, without the punctuation around it, cut to 40
  /// characters. An emoticon and the sign of a hashtag are kept. Equal words are left out together,
  /// whatever their case.
  /// Links and handles do not count as words; words with a weight below 0.02, and function words
  /// below 0.1, are dropped. Each word costs one classification: about 5 ms for a post, at most a
  /// tenth of a second.
  public func weighedWords(of text: String, limit: Int) -> [WeighedWord] {
    let scalars = TextScalars(text)
    let (words, pieces) = cut(scalars)
    let space = Workspace(pieces: pieces.numbers.count, model: model)
    let whole = model.reading(pieces.numbers, in: space)
    let mood = whole.mood
    var weighed: [WeighedWord] = []
    let groups = merged(equalRuns(words, pieces)) { word($0, words, scalars, text) }
    for runs in groups {
      let rest = pieces.numbers.indices.filter { !runs.contains(pieces.runs[$0]) }
      let weight = whole[mood] - model.reading(rest.map { pieces.numbers[$0] }, in: space)[mood]
      guard abs(weight) >= Self.leastWeight, let first = runs.first,
        let word = word(first, words, scalars, text),
        abs(weight) >= Self.leastWeightOfStopWords || !StopWords.contains(word),
        !StopWords.isCommonest(word)
      else { continue }
      weighed.append(WeighedWord(word: word, weight: weight))
    }
    // Words of equal weight stay in the order of the text.
    return weighed.enumerated().sorted {
      (abs($0.element.weight), $1.offset) > (abs($1.element.weight), $0.offset)
    }
    .prefix(max(0, limit)).map(\.element)
  }

  /// The runs with more than links and handles, in the text's order, with runs of equal pieces
  /// grouped.
  private func equalRuns(_ words: Tokens, _ pieces: Pieces) -> [[Int32]] {
    var readable: Set<Int32> = []
    for word in 0..<words.count {
      let bytes = words.bytes[words.range(of: word)]
      if bytes.elementsEqual(Tokens.link) || bytes.elementsEqual(Tokens.user) { continue }
      readable.insert(words.runs[word])
    }
    var found: [[Int32]] = []
    var places: [ArraySlice<Int32>: Int] = [:]
    var start = 0
    while start < pieces.runs.count {
      let run = pieces.runs[start]
      let end = pieces.runs[start...].firstIndex { $0 != run } ?? pieces.runs.count
      let key = pieces.numbers[start..<end]
      start = end
      guard readable.contains(run) else { continue }
      if let place = places[key] {
        found[place].append(run)
      } else {
        places[key] = found.count
        found.append([run])
      }
    }
    return found
  }

  /// The groups with those of one word in other spellings, such as "Bone" and "bone,", together.
  private func merged(_ groups: [[Int32]], word: (Int32) -> String?) -> [[Int32]] {
    var merged: [[Int32]] = []
    var places: [String: Int] = [:]
    for runs in groups {
      let name = runs.first.flatMap(word)?.lowercased()
      if let name, let place = places[name] {
        merged[place] += runs
      } else {
        if let name { places[name] = merged.count }
        merged.append(runs)
      }
    }
    return merged
  }

  /// A run in its original spelling; nil when none of it is visible.
  private func word(_ run: Int32, _ words: Tokens, _ scalars: TextScalars, _ text: String)
    -> String?
  {
    let start = words.runStarts[Int(run)]
    let end = scalars.values[start...].firstIndex(of: 0x20)
    let from = Int(scalars.offsets[start])
    let to = end.map { Int(scalars.offsets[$0]) } ?? scalars.read
    var view = text.unicodeScalars.dropFirst(from).prefix(to - from)
    let emoticon = Emoticons.match(in: scalars.values, at: start)?.length
    let isEmoticon = emoticon == (end ?? scalars.values.count) - start
    if !isEmoticon, view.contains(where: { $0.properties.isAlphabetic }) {
      view = view.drop(while: \.isOuterPunctuation)
      while let last = view.last, last.isOuterPunctuation { view.removeLast() }
    }
    let word = String(view)
    if word.isEmpty { return nil }
    return word.count > 40 ? word.prefix(39) + "…" : word
  }
}

extension Unicode.Scalar {
  /// Whether it is a space, or punctuation that is no part of the adjacent word.
  fileprivate var isOuterPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation:
      true
    case .otherPunctuation: !"#@&%".unicodeScalars.contains(self)
    default: properties.isWhitespace
    }
  }
}
