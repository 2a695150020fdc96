// QR codes: sizes, and the modules of one code that a scanner has read.
import Testing

@testable import LiveServer

@Suite("QR codes") struct QRCodeTests {
  @Test(
    "The smallest version is taken that a text fits",
    arguments: [(1, 21), (14, 21), (15, 25), (62, 33), (63, 37), (106, 41), (107, 45), (213, 57)])
  func sizes(length: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: length))?.size == size)
  }

  @Test("A text over 213 bytes has no code")
  func long() { #expect(QRCode(String(repeating: "a", count: 214)) == nil) }

  @Test("The modules are those of the standard, in the terminal two rows a line")
  func modules() {
    let text = QRCode("tapas")?.terminalText.split(separator: "\n").map {
      String($0).replacing("\u{1B}[97;40m", with: "").replacing("\u{1B}[0m", with: "")
    }
    #expect(text == Self.tapas)
  }

  @Test("The image has a light ground and no sign that ends an attribute")
  func image() {
    let image = QRCode("tapas")?.dataAddress ?? ""
    #expect(image.hasPrefix("data:image/svg+xml,%3Csvg"))
    #expect(image.contains(where: { "<>\"#".contains($0) }) == false)
  }

  private static let tapas = [
    "█████████████████████████",
    "██ ▄▄▄▄▄ █▀▄▄▄▄█ ▄▄▄▄▄ ██",
    "██ █   █ ██▄▄▄ █ █   █ ██",
    "██ █▄▄▄█ █▄▄▄█ █ █▄▄▄█ ██",
    "██▄▄▄▄▄▄▄█▄█▄▀ █▄▄▄▄▄▄▄██",
    "██ ▀ ▀ ▀▄█▀▀ ▄██▀█▄▀█ ▀██",
    "███▄  ▄▀▄██  █▄█▀█▄▄▄ ▄██",
    "██▄▄██▄█▄▄▀▄▀▀▄▀▄▀▄ █▄ ██",
    "██ ▄▄▄▄▄ ███▄ ▀ ▄ ▀█▄▄▄██",
    "██ █   █ █▄ ▀▄█▄  █▀█ ▄██",
    "██ █▄▄▄█ █▄ ▀█▄█▀█ ▄▄▀▄██",
    "██▄▄▄▄▄▄▄█▄▄██▄█▄█▄▄█▄▄██",
    "█████████████████████████",
  ]
}
