// A QR code in a terminal and in a page.

extension QRCode {
  /// The code with half blocks, two rows of modules a line, in black on white whatever the colours
  /// of the terminal are.
  package var terminalText: String {
    let signs = ["█", "▀", "▄", " "]
    return stride(from: -2, to: size + 2, by: 2).map { row in
      let line = (-2..<size + 2).map { column in
        // A light module is drawn, a dark one is the background.
        signs[(self[row, column] ? 2 : 0) + (self[row + 1, column] ? 1 : 0)]
      }
      return "\u{1B}[97;40m" + line.joined() + "\u{1B}[0m"
    }.joined(separator: "\n")
  }

  /// The code as an SVG image with its quiet zone, a module a unit.
  package var svg: String {
    var path = ""
    for row in 0..<size {
      for column in 0..<size where self[row, column] { path += "M\(column),\(row)h1v1h-1z" }
    }
    let side = size + 8
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4 -4 \(side) \(side)\" "
      + "shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M-4,-4h\(side)"
      + "v\(side)h-\(side)z\"/>"
      + "<path d=\"\(path)\"/></svg>"
  }

  /// The image as an address for the `src` of an element.
  var dataAddress: String {
    let escaped = svg.replacing("%", with: "%25").replacing("#", with: "%23")
      .replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\"", with: "'")
    return "data:image/svg+xml,\(escaped)"
  }
}
