// The sizes of texts and lengths at each text size that a person can prefer.

extension DynamicTypeSize {
  /// The size in points of a text style at this setting, from Apple's published type scale.
  func points(of style: Font.TextStyle) -> Double {
    let sizes: [Double] =
      switch style {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[Self.allCases.firstIndex(of: self) ?? 3]
  }

  /// The factor by which lengths grow with a text style at this setting.
  func scale(of style: Font.TextStyle) -> Double {
    points(of: style) / Self.large.points(of: style)
  }

  /// The setting whose body text is nearest to a browser's text size, in CSS pixels.
  package init(bodyPixels pixels: Double) {
    self =
      Self.allCases.min {
        abs($0.points(of: .body) - pixels) < abs($1.points(of: .body) - pixels)
      } ?? .large
  }
}

extension PersonEnvironment {
  /// The factor by which a text style differs from the size that the browser gives it.
  ///
  /// The browser scales all texts by the person's own size, as theirs are in `rem`. Only a size
  /// that the app sets is left to apply here.
  func scale(of style: Font.TextStyle) -> Double {
    guard dynamicTypeSize != browserTypeSize else { return 1 }
    return dynamicTypeSize.points(of: style) / browserTypeSize.points(of: style)
  }
}
