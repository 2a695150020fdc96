// A fault in a JSON text.
public import Foundation

/// The first fault in a JSON text, and its position.
public struct JSONError: Error, Sendable, Hashable {
  /// The number of bytes before the fault.
  public let offset: Int
  /// The kind of fault.
  public let reason: Reason

  /// The kinds of faults.
  public enum Reason: Sendable, Hashable {
    /// The text ends too early.
    case end
    /// A byte that the grammar does not allow there.
    case byte
    /// A malformed number, such as `01` or `1.`.
    case number
    /// An unknown escape.
    case escape
    /// A control character inside a string.
    case control
    /// Bytes that are not UTF-8.
    case utf8
    /// Lists and objects nested more deeply than the limit.
    case depth
  }

  init(offset: Int, _ reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

extension HTTPError {
  /// A fault in `body` as `unreadable`, such as `data[12].price` *is not UTF-8*.
  public init(_ fault: JSONError, in body: Data) {
    if body.isEmpty {
      self = .unreadable(where: "", why: "is empty")
    } else {
      self = .unreadable(where: fault.path(in: body), why: fault.why)
    }
  }
}

extension JSONError {
  /// The problem at the location, in words.
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

  /// The path to the fault, such as `data[12].price`.
  ///
  /// A second pass finds it, so that reading a valid text costs nothing extra.
  func path(in body: Data) -> String {
    var steps: [(isList: Bool, index: Int, name: String)] = []
    let fault = body.index(body.startIndex, offsetBy: min(offset, body.count))
    var index = body.startIndex
    while index < fault {
      switch body[index] {
      case UInt8(ascii: "\""):
        let text = Self.text(in: body[(index + 1)..<fault])
        index = text.endIndex
        // This may be a value instead of a name; the next name then overwrites it.
        if index < fault, let last = steps.indices.last, !steps[last].isList,
          steps[last].name.isEmpty
        {
          steps[last].name = String(decoding: text, as: UTF8.self)
        }
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
      index += 1
    }
    return steps.reduce(into: "") { path, step in
      if step.isList {
        path += "[\(step.index)]"
      } else if !step.name.isEmpty {
        path += (path.isEmpty ? "" : ".") + step.name.beginning(80)
      }
    }
  }
  /// The bytes before the quotation mark that ends a text; all where none does.
  private static func text(in rest: Data) -> Data {
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] != UInt8(ascii: "\"") {
      index += rest[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return rest[..<min(index, rest.endIndex)]
  }
}
