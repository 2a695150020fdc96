// The compiler's plugin for `@Entry`, for the macros of SwiftData, and for `#Preview`. That one
// expands to nothing, as it is for Xcode alone; the compiler has checked the views in it before.
import Foundation

/// Answers the compiler's messages. It writes none of its own, so it needs no library for syntax:
/// each message is JSON behind its length in eight bytes, the lowest first.
@main enum Plugin {
  static func main() throws {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    while let head = try input.read(upToCount: 8), head.count == 8 {
      let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      var message = Data()
      while message.count < count, let more = try input.read(upToCount: count - message.count) {
        message += more
      }
      // The compiler has gone in the middle of a message.
      guard count > 0, message.count == count else { return }
      let answer = try JSONSerialization.data(withJSONObject: try Self.answer(to: message))
      let size = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) }
      try output.write(contentsOf: Data(size) + answer)
    }
  }

  /// The answer to a message, whose only key is its kind.
  static func answer(to message: Data) throws -> [String: Any] {
    let request = try JSONSerialization.jsonObject(with: message) as? [String: Any]
    if request?.keys.first == "getCapability" {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    var source = ""
    if let attached = request?["expandAttachedMacro"] as? [String: Any] {
      source = Model(attached)?.source ?? Entry(attached)?.source ?? ""
    }
    return [
      "expandMacroResult": ["expandedSource": source, "diagnostics": [String]()] as [String: Any]
    ]
  }
}
