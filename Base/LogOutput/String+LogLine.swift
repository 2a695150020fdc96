// Untrusted text as a part of one log line.

extension String {
  /// The most characters of a message in a log line.
  static let logLineLimit = 1_000

  /// The text as one line that neither a terminal nor a log reader can misinterpret.
  ///
  /// Line ends become spaces. Other control characters, and characters that reorder or hide text,
  /// are written as `\u{1B}`. A longer text than the limit ends with an ellipsis.
  package var inLogLine: String {
    var line = ""
    var count = 0
    var isBlank = false
    for scalar in unicodeScalars {
      if count >= Self.logLineLimit { return line + "…" }
      let isLineEnd = Self.lineEnds.contains(scalar.value)
      if isLineEnd {
        // Several in a row become one space.
        if !isBlank, !line.isEmpty { line += " " }
      } else if Self.isHarmless(scalar) {
        line.unicodeScalars.append(scalar)
      } else {
        line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
      isBlank = isLineEnd
      count += 1
    }
    return isBlank && line.hasSuffix(" ") ? String(line.dropLast()) : line
  }

  private static let lineEnds: Set<UInt32> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Controls, direction marks, tags, and characters without a meaning of their own.
    case .control, .format, .privateUse, .surrogate, .unassigned: scalar == "\u{200D}"
    default: true
    }
  }
}
