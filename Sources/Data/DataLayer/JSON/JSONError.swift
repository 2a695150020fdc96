// What is wrong with a JSON text, and where.
import Foundation

/// The first place where a text stops being JSON.
public struct JSONError: Error, Sendable, Hashable {
  /// How many bytes stand before the place.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong.
  public enum Reason: Sendable, Hashable {
    /// The text ends too early.
    case end
    /// A byte that cannot stand there.
    case byte
    /// No number by the rules of JSON, such as `01` or `1.`.
    case number
    /// A backslash before something that it cannot stand before.
    case escape
    /// A control character inside a string.
    case control
    /// Bytes that are no UTF-8.
    case utf8
    /// More lists and objects in each other than are taken.
    case depth
  }

  init(offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

extension HTTPError {
  /// The readable form of a fault in `body`, such as `data[12].price` *holds no number by the rules of JSON*.
  public init(_ fault: JSONError, in body: Data) {
    if body.isEmpty {
      self = .unreadable(where: "", why: "is empty")
    } else {
      self = .unreadable(where: fault.path(in: body), why: fault.why)
    }
  }
}

extension JSONError {
  /// What is wrong, said of the place.
  var why: String {
    switch reason {
    case .end: "ends too early (after \(offset) bytes)"
    case .byte: "is not JSON (at byte \(offset))"
    case .number: "holds a number against the rules of JSON (at byte \(offset))"
    case .escape: "holds an unknown escape (at byte \(offset))"
    case .control: "holds a control character (at byte \(offset))"
    case .utf8: "is not UTF-8 (at byte \(offset))"
    case .depth: "is nested too deep (at byte \(offset))"
    }
  }

  /// The members and numbers that lead to the place, such as `data[12].price`; found by a second look, for readers that
  /// never fail should not pay for it.
  func path(in body: Data) -> String {
    var steps: [(isList: Bool, index: Int, name: String)] = []
    var isInText = false
    var start = body.startIndex
    var index = body.startIndex
    let end = body.index(body.startIndex, offsetBy: min(offset, body.count))
    while index < end {
      let byte = body[index]
      if isInText {
        if byte == UInt8(ascii: "\\") {
          index = min(end, index + 2)
          continue
        }
        if byte == UInt8(ascii: "\"") {
          isInText = false
          // Until a colon follows it may be a value, which the next name overwrites.
          if let last = steps.indices.last, !steps[last].isList, steps[last].name.isEmpty {
            steps[last].name = String(decoding: body[start..<index], as: UTF8.self)
          }
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): (isInText, start) = (true, index + 1)
        case UInt8(ascii: "{"): steps.append((false, 0, ""))
        case UInt8(ascii: "["): steps.append((true, 0, ""))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = steps.popLast()
        case UInt8(ascii: ","):
          if let last = steps.indices.last {
            steps[last].index += 1
            steps[last].name = ""
          }
        default: break
        }
      }
      index += 1
    }
    return steps.reduce(into: "") { path, step in
      if step.isList {
        path += "[\(step.index)]"
      } else if !step.name.isEmpty {
        path += (path.isEmpty ? "" : ".") + step.name.prefix(80)
      }
    }
  }
}
