// What a canvas is drawn with: the state of the pen, and what was drawn so far.
import Foundation
import GeometryTypes

/// Draws into a canvas, in the coordinates of points from its upper left corner.
///
/// A copy has a state of its own and draws into the same canvas.
public struct GraphicsContext {
  /// How opaque what is drawn next is, from 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn next is mixed with what lies behind it.
  public var blendMode: GraphicsContext.BlendMode = .normal
  /// What the canvas inherits from the views around it.
  public let environment: EnvironmentValues
  /// How the coordinates of what is drawn next become those of the canvas.
  public var transform: CGAffineTransform = .identity

  var clips: [CanvasClip] = []
  let drawing: CanvasDrawing

  init(environment: EnvironmentValues, drawing: CanvasDrawing) {
    self.environment = environment
    self.drawing = drawing
  }

  /// Draws what comes next larger or smaller, by a factor for each direction.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Draws what comes next elsewhere.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Draws what comes next turned around the corner; a positive angle is clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Changes the coordinates of what comes next, before those changes that were made already.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws what comes next only inside a path, or only outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform)
    clips.append(
      CanvasClip(
        path: outline.svg, isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
  }

  /// Fills what lies inside a path.
  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    draw(.path(path, shading, nil, isEvenOdd: style.isEOFilled))
  }

  /// Draws the line of a path in a way of its own.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle
  ) {
    draw(.path(path, shading, style, isEvenOdd: false))
  }

  /// Draws the line of a path, `lineWidth` points wide.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws one line of text with a point of its box at `point`: the start, the middle or the end.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.text(text, point, anchor))
  }

  /// Draws text from the upper left corner of a rectangle, in as many lines as it needs.
  public func draw(_ text: Text, in rect: CGRect) { draw(.textBox(text, rect)) }

  /// Draws a picture with a point of its box at `point`. A symbol is as large as text.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image, point, anchor))
  }

  /// Draws a picture that fills a rectangle; a symbol fits into it. The style changes nothing.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(.imageBox(image, rect))
  }

  /// Draws several things as one, on which opacity, blending and clips then act together.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasDrawing(room: drawing.room)
    var context = GraphicsContext(environment: environment, drawing: layer)
    context.transform = transform
    try content(&context)
    draw(.layer(layer))
  }

  private func draw(_ kind: CanvasCommand.Kind) {
    drawing.add(
      CanvasCommand(
        kind: kind, opacity: opacity, blendMode: blendMode, transform: transform, clips: clips))
  }
}

/// What was drawn, in its order.
final class CanvasDrawing {
  /// How many things a canvas may still draw, its layers included.
  final class Room {
    /// More than these make a page that is too long to send.
    static let most = 4_096
    var left = most
    var isExceeded = false
  }

  private(set) var commands: [CanvasCommand] = []
  let room: Room

  init(room: Room) { self.room = room }

  func add(_ command: CanvasCommand) {
    guard room.left > 0 else {
      room.isExceeded = true
      return
    }
    room.left -= 1
    commands.append(command)
  }
}

/// One thing that was drawn, and the state that the context had then.
struct CanvasCommand {
  enum Kind {
    case path(Path, GraphicsContext.Shading, StrokeStyle?, isEvenOdd: Bool)
    case text(Text, CGPoint, UnitPoint)
    case textBox(Text, CGRect)
    case image(Image, CGPoint, UnitPoint)
    case imageBox(Image, CGRect)
    case layer(CanvasDrawing)
  }

  let kind: Kind
  let opacity: Double
  let blendMode: GraphicsContext.BlendMode
  let transform: CGAffineTransform
  let clips: [CanvasClip]
}

/// An outline, in the coordinates of the canvas, inside or outside of which is drawn.
struct CanvasClip: Hashable {
  let path: String
  let isEvenOdd: Bool
  let isInverse: Bool

  /// The name under which what is drawn refers to the outline. Alike ones have the same name.
  var name: String { "k" + String(Position.root.child(id: self).hash, radix: 36) }
}
