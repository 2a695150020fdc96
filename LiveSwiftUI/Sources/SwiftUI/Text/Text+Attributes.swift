// Attributed texts: their runs, by the attributes of SwiftUI, else by those of UIKit.
import Foundation
import UIKitTypes

extension Text {
  /// The parts of an attributed text.
  static func runs(of text: AttributedString) -> [TextRun] {
    text.runs.map { run in
      let isOpenable = ["http", "https", "mailto"].contains(run.link?.scheme?.lowercased() ?? "")
      return TextRun(
        content: .text(String(text[run.range].characters)), appearance: appearance(of: run),
        link: isOpenable ? run.link : nil)
    }
  }

  private static func appearance(of run: AttributedString.Runs.Run) -> Appearance {
    let (own, older) = (run.swiftUI, run.uiKit)
    var look = Appearance()
    look.font = own.font ?? older.font.map(Font.init(drawing:))
    let color = own.foregroundColor ?? older.foregroundColor.map(Color.init(uiColor:))
    look.paint = color.map { .color($0.css) }
    look.background = own.backgroundColor ?? older.backgroundColor.map(Color.init(uiColor:))
    look.kerning = own.kern ?? own.tracking ?? older.kern ?? older.tracking
    look.baseline = own.baselineOffset ?? older.baselineOffset
    look.add(
      underline: own.underlineStyle ?? line(older.underlineStyle, older.underlineColor),
      strike: own.strikethroughStyle ?? line(older.strikethroughStyle, older.strikethroughColor))
    return look
  }

  /// A line of UIKit; nil for a style without one.
  private static func line(_ style: NSUnderlineStyle?, _ color: UIColor?) -> LineStyle? {
    guard let style, !style.isEmpty else { return nil }
    return LineStyle(color: color.map(Color.init(uiColor:)))
  }
}

extension Font {
  /// The font that draws a font of UIKit. Its size is fixed, as there.
  fileprivate init(drawing font: UIFont) {
    let own: Font
    switch font.fontName {
    case "system": own = .system(size: font.pointSize)
    case "monospace": own = .system(size: font.pointSize, design: .monospaced)
    default: own = .custom(font.fontName, fixedSize: font.pointSize)
    }
    let weighted = font.weight.map { own.weight(Font.Weight($0)) } ?? own
    self = font.isItalic ? weighted.italic() : weighted
  }
}

extension Font.Weight {
  /// The nearest weight that is not lighter.
  fileprivate init(_ weight: UIFont.Weight) {
    let steps: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
    ]
    self = steps.first { weight.rawValue <= $0.0.rawValue }?.1 ?? .black
  }
}
