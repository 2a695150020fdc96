// The weights of the classifier, as they are held in memory.

/// All that a file of weights says; Training/FORMAT.md has the layout and the arithmetic.
final class MoodModel: Sendable {
  /// The format that this version reads.
  static let format = 1

  /// The first 8 hexadecimal digits of the body's SHA-256.
  let version: String
  /// The pieces that texts are cut into.
  let vocabulary: Vocabulary
  /// Width of a piece's numbers.
  let width: Int
  /// Width of what the layers make.
  let channels: Int
  /// How many ways the pieces of a text are weighed against each other.
  let heads: Int
  /// The most pieces of a text that count.
  let longest: Int
  /// The largest whole number a layer hands on.
  let limit: Float
  /// `width` numbers a piece, and one to multiply them with.
  let embedding: [Int8]
  let factor: [UInt8]
  let layers: [Layer]
  /// `channels` weights a head.
  let attention: [Float]
  let hidden: Dense
  let output: Dense
  /// What scores are divided by, so that confidence means something.
  let temperature: Float

  /// Three neighbours in, `channels` out.
  struct Layer: Sendable {
    /// `[channel][neighbour][input]`, widened to what the sums are made of.
    let weights: [Int16]
    /// For each channel.
    let scale: [Float]
    let bias: [Float]
    /// How far the neighbours stand.
    let dilation: Int
    /// What its input was multiplied with to be whole numbers; unused for the first.
    let inverse: Float
  }

  /// Every input to every output.
  struct Dense: Sendable {
    /// `[input][output]`: so a sum's order is plain and its inner loop is long.
    let weights: [Float]
    let bias: [Float]
  }

  /// Reads a whole file of weights; throws what is wrong with it.
  init(file: [UInt8]) throws(MoodModelError) {
    let body = try MoodModel.body(of: file)
    version = String(Hexadecimal.text(file[16..<20]))
    var reader = ModelReader(body)
    let pieces = try reader.count("the number of pieces", 1...1_000_000)
    width = try reader.count("the width", 16...4096)
    channels = try reader.count("the number of channels", 16...4096)
    let depth = try reader.count("the number of layers", 1...64)
    heads = try reader.count("the number of heads", 1...64)
    let inner = try reader.count("the hidden width", 1...4096)
    longest = try reader.count("the longest text", 1...4096)
    limit = Float(try reader.count("the limit", 1...32767))
    let text = try reader.count("the vocabulary's length", 1...100_000_000)
    guard width % 16 == 0, channels % 16 == 0 else { throw .malformed("a width is uneven") }
    temperature = try reader.floats("the temperature", 1)[0]
    guard temperature > 0 else { throw .malformed("the temperature is not above 0") }
    let dilations = try reader.integers(depth)
    guard dilations.allSatisfy({ 1...4096 ~= $0 }) else { throw .malformed("a dilation is wild") }
    let inverse = try reader.floats("a layer's step", depth)
    guard let vocabulary = Vocabulary(lines: try reader.bytes(text), count: pieces) else {
      throw .malformed("the vocabulary does not hold \(pieces) different pieces")
    }
    self.vocabulary = vocabulary
    embedding = try reader.small(pieces * width)
    factor = Array(try reader.bytes(pieces))
    var layers: [Layer] = []
    var most = 127 * Int(factor.max() ?? 0)
    for index in 0..<depth {
      let length = 3 * (index == 0 ? width : channels)
      let weights = try reader.small(channels * length).map(Int16.init)
      try MoodModel.check(weights, length: length, most: most)
      most = Int(limit)
      layers.append(
        Layer(
          weights: weights, scale: try reader.floats("a scale", channels),
          bias: try reader.floats("a bias", channels), dilation: Int(dilations[index]),
          inverse: inverse[index]))
    }
    self.layers = layers
    attention = try reader.matrix("attention", rows: heads, columns: channels)
    hidden = try Dense(&reader, inputs: (heads + 1) * channels, outputs: inner)
    output = try Dense(&reader, inputs: inner, outputs: 3)
    guard reader.isAtEnd else { throw .malformed("something follows the weights") }
  }

  /// What stands behind the head of a file, once magic, format, length and checksum were found right.
  private static func body(of file: [UInt8]) throws(MoodModelError) -> ArraySlice<UInt8> {
    guard file.starts(with: "TAPASMD1".utf8) else { throw .notAModel }
    guard file.count >= 48 else { throw .wrongLength(expected: 48, found: file.count) }
    var head = ModelReader(file[8..<16])
    let numbers = try head.integers(2)
    guard numbers[0] == format else { throw .laterFormat(Int(numbers[0])) }
    let length = 48 + Int(numbers[1])
    guard file.count == length else { throw .wrongLength(expected: length, found: file.count) }
    guard SHA256.digest(file[48...]).elementsEqual(file[16..<48]) else { throw .damaged }
    return file[48...]
  }

  /// No sum of a row may leave 32 bits, whatever the text.
  private static func check(
    _ weights: [Int16], length: Int, most: Int
  ) throws(MoodModelError) {
    for start in stride(from: 0, to: weights.count, by: length) {
      var sum = 0
      for index in start..<(start + length) { sum += abs(Int(weights[index])) }
      if sum * most > Int(Int32.max) { throw .malformed("a sum can leave 32 bits") }
    }
  }
}

extension MoodModel.Dense {
  /// Takes the weights by output from the file and turns them.
  fileprivate init(
    _ reader: inout ModelReader, inputs: Int, outputs: Int
  ) throws(MoodModelError) {
    let rows = try reader.matrix("a weight", rows: outputs, columns: inputs)
    weights = (0..<(inputs * outputs)).map { rows[$0 % outputs * inputs + $0 / outputs] }
    bias = try reader.floats("a bias", outputs)
  }
}

/// Bytes as people read them.
enum Hexadecimal {
  /// Two small digits a byte.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
