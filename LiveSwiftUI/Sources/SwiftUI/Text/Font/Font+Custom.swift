// Fonts by the name of their typeface: the app's own, or those of the browser's system.

extension Font {
  /// A typeface by its name, in a size that scales as body text does. It is one of the app's own
  /// font files, or one that the browser's system has.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size, relativeTo: .body))
  }

  /// A typeface by its name, in a size that scales as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font {
    Font(.named(name, size, relativeTo: textStyle))
  }

  /// A typeface by its name, in a size that `dynamicTypeSize(_:)` leaves unchanged.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, relativeTo: nil))
  }

  /// The name of the typeface; nil for the system's.
  var customName: String? {
    if case .named(let name, _, _) = size { name } else { nil }
  }

  /// A typeface's name as CSS writes it without quotation marks; nil for one that it cannot write.
  static func familyName(_ name: String) -> String? {
    let words = name.split(separator: " ")
    let isPlain = words.allSatisfy { word in
      word.first?.isLetter == true
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
    return words.isEmpty || !isPlain || name.utf8.count > 100 ? nil : words.joined(separator: " ")
  }
}
