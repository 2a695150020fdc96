// Photos at the size at which they are drawn, of which the browser chooses by its pixels.
import Foundation

extension Element {
  /// Whether the browser may choose a smaller picture.
  var isOfferedInSides: Bool { tag == .img && attribute("sizes") != nil }

  /// Lets the browser choose among smaller pictures, whose shorter side has so many pixels.
  ///
  /// In a frame of so many `points` they are those for one, two and three pixels a point. Elsewhere
  /// a browser with `sizes=auto` measures; others assume three quarters of the window, by which all
  /// phones take 1,024 pixels: enough for a photo as wide as the screen, and little for a card.
  func offer(_ address: String, at sides: [Int], in points: CGFloat? = nil) {
    guard let largest = sides.last else { return }
    var wanted = sides.indices.filter { $0 % 2 == 1 }.map { sides[$0] }
    if let points {
      wanted = []
      for pixels in [points, 2 * points, 3 * points] {
        let side = sides.first { CGFloat($0) >= pixels } ?? largest
        if wanted.last != side { wanted.append(side) }
      }
    }
    let mark = address.contains("?") ? "&" : "?"
    let choices = wanted.map { "\(address)\(mark)w=\($0) \($0)w" }
    set("srcset", choices.joined(separator: ","))
    set("sizes", points.map { "\(CSS.number($0))px" } ?? "auto,75vw")
  }
}
