// UIKit's colours, pictures and fields, as a view draws them.
import Testing
import UIKitTypes

@testable import SwiftUI

@MainActor @Suite("UIKit's names") struct PlatformTypesTests {
  /// The head of a PNG of 32 × 16 pixels.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 32, 0, 0, 0, 16, 8, 6, 0, 0, 0])

  @Test("An index path has a section and a row, which is its item")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    path.section = 2
    path.item = 5
    #expect(path == IndexPath(item: 5, section: 2))
  }

  @Test("The system's colours are those of the style sheet, others have a light and a dark form")
  func colors() {
    #expect(Color(.systemBackground).css == "var(--background)")
    #expect(Color(uiColor: .label) == .primary)
    #expect(Color(UIColor.systemRed) == .red)
    #expect(Color(.systemGray6).css == "light-dark(rgb(242 242 247), rgb(28 28 30))")
    #expect(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)).css == "rgb(255 128 0 / 0.5)")
    #expect(
      Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)).css == "rgb(0 255 255)")
    #expect(Color(UIColor(red: .nan, green: 9, blue: -1, alpha: 1)).css == "rgb(0 255 0)")
    #expect(Color(UIColor(Color.red)) == .red)
  }

  @Test("A colour literal is a colour, and a provider is asked for light and for dark")
  func literals() {
    // swift-format-ignore: NoPlaygroundLiterals
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(literal).css == "rgb(255 0 0)")
    // swift-format-ignore: NoPlaygroundLiterals
    #expect(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)).css == "rgb(0 0 255)")
    let both = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(both).css == "light-dark(rgb(0 0 0), rgb(255 255 255))")
  }

  @Test("A colour as text is its name or its components")
  func descriptions() {
    #expect(
      "\(Color.red) \(Color.clear) \(Color.white) \(Color.accentColor)"
        == "red clear white accentColor")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
  }

  @Test("A picture of bytes is served by the site, and what is no picture is nil")
  func pictures() throws {
    var services = TreeServices()
    services.picturePath = { data, type in "/_/photo/\(data.count).\(type)" }
    let picture = try #require(UIImage(data: Self.png))
    #expect(picture.size == CGSize(width: 32, height: 16))
    #expect(picture.pngData() == Self.png)
    #expect(picture.jpegData(compressionQuality: 1) == nil)
    let html = ViewTester(Image(uiImage: picture), services: services).html
    #expect(html.contains(#"src="/_/photo/29.image/png" alt loading"#))
    #expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    #expect(UIImage(data: Self.png.prefix(18)) == nil)
    #expect(ViewTester(Image(uiImage: UIImage())).html == "")
  }

  @Test("The keyboard and the meaning of a field are those of HTML")
  func fields() {
    let html = ViewTester(
      TextField("Mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.username)
    ).html
    #expect(html.contains(#"inputmode="email" autocomplete="username""#))
    let words = ViewTester(TextField("Name", text: .constant("")).autocapitalization(.words)).html
    #expect(words.contains(#"autocapitalize="words""#))
    let plain = ViewTester(TextField("Mail", text: .constant("")).keyboardType(.default)).html
    #expect(!plain.contains("inputmode"))
  }
}
