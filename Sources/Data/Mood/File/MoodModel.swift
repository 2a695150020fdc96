// The weights of the classifier in memory.
import DataLayer

/// The content of a file of weights; Training/FORMAT.md has the layout and the arithmetic.
final class MoodModel: Sendable {
  /// The supported version of the format.
  static let format = 1

  /// The first 8 hexadecimal digits of the body's SHA-256.
  let version: String
  /// The pieces that texts are split into.
  let vocabulary: Vocabulary
  /// The number of values in the embedding of a piece.
  let width: Int
  /// The number of values in a layer's output for a piece.
  let channels: Int
  /// The number of attention heads of the pooling.
  let heads: Int
  /// The most pieces of a text that count.
  let longest: Int
  /// The largest integer that a layer passes on.
  let limit: Float
  /// `width` values for each piece.
  let embedding: [Int8]
  /// A factor of the embedding for each piece.
  let factor: [UInt8]
  /// The layers with their convolutions.
  let layers: [Layer]
  /// `channels` weights for each head.
  let attention: [Float]
  /// The first dense layer.
  let hidden: Dense
  /// The second dense layer, with the three scores.
  let output: Dense
  /// The divisor of the scores that calibrates the probabilities.
  let temperature: Float

  /// A convolution with the factors that turn its sums into the layer's output.
  struct Layer: Sendable {
    /// The convolution.
    let convolution: Convolution
    /// A factor for the sum of each channel.
    let scale: [Float]
    /// A summand for each channel.
    let bias: [Float]
    /// The factor that turns its input into integers; unused for the first layer.
    let inverse: Float
  }

  /// A dense layer.
  struct Dense: Sendable {
    /// `[input][output]`, so that sums have a fixed order and the inner loop is long.
    let weights: [Float]
    /// A summand for each output.
    let bias: [Float]
  }

  /// Reads a whole file of weights. Throws the file's fault.
  init(file: [UInt8]) throws(MoodModelError) {
    let body = try MoodModel.body(of: file)
    version = SHA256Digest.digits(of: file[16..<20])
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
    let inverses = try reader.floats("a layer's step", depth)
    guard let vocabulary = Vocabulary(lines: try reader.bytes(text), count: pieces) else {
      throw .malformed("the vocabulary does not hold \(pieces) different pieces")
    }
    self.vocabulary = vocabulary
    embedding = try reader.small(pieces * width)
    factor = Array(try reader.bytes(pieces))
    var layers: [Layer] = []
    for (index, (dilation, inverse)) in zip(dilations, inverses).enumerated() {
      layers.append(
        try Layer(
          &reader, inputs: index == 0 ? width : channels, outputs: channels,
          dilation: Int(dilation), most: index == 0 ? 128 * Int(factor.max() ?? 0) : Int(limit),
          inverse: inverse))
    }
    self.layers = layers
    attention = try reader.matrix("attention", rows: heads, columns: channels)
    hidden = try Dense(&reader, inputs: (heads + 1) * channels, outputs: inner)
    output = try Dense(&reader, inputs: inner, outputs: 3)
    guard reader.isAtEnd else { throw .malformed("something follows the weights") }
  }

  /// The body of a file whose magic number, format, length and checksum are right.
  private static func body(of file: [UInt8]) throws(MoodModelError) -> ArraySlice<UInt8> {
    guard file.starts(with: "TAPASMD1".utf8) else { throw .notAModel }
    guard file.count >= 48 else { throw .wrongLength(expected: 48, found: file.count) }
    var head = ModelReader(file[8..<16])
    let numbers = try head.integers(2)
    guard numbers[0] == format else { throw .laterFormat(Int(numbers[0])) }
    let length = 48 + Int(numbers[1])
    guard file.count == length else { throw .wrongLength(expected: length, found: file.count) }
    guard SHA256Digest.bytes(file[48...]).elementsEqual(file[16..<48]) else { throw .damaged }
    return file[48...]
  }
}

extension MoodModel.Layer {
  /// Reads a layer whose inputs are at most `most`.
  fileprivate init(
    _ reader: inout ModelReader, inputs: Int, outputs: Int, dilation: Int, most: Int,
    inverse: Float
  ) throws(MoodModelError) {
    convolution = try Convolution(
      try reader.small(outputs * 3 * inputs), inputs: inputs, outputs: outputs,
      dilation: dilation, most: most)
    scale = try reader.floats("a scale", outputs)
    bias = try reader.floats("a bias", outputs)
    self.inverse = inverse
  }
}

extension MoodModel.Dense {
  /// Reads the weights, which the file orders by output, and transposes them.
  fileprivate init(
    _ reader: inout ModelReader, inputs: Int, outputs: Int
  ) throws(MoodModelError) {
    let rows = try reader.matrix("a weight", rows: outputs, columns: inputs)
    weights = (0..<(inputs * outputs)).map { rows[$0 % outputs * inputs + $0 / outputs] }
    bias = try reader.floats("a bias", outputs)
  }
}
