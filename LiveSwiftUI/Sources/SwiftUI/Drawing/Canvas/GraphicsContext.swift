// The context of a canvas: the drawing state, and the commands drawn so far.
import Foundation
import GeometryTypes

/// Draws into a canvas. Coordinates are points from its upper left corner.
///
/// A copy has its own state and draws into the same canvas.
public struct GraphicsContext {
  /// The opacity of the following commands, from 0 to 1.
  public var opacity: Double = 1
  /// The blend mode of the following commands.
  public var blendMode: GraphicsContext.BlendMode = .normal
  /// The environment that the canvas inherits.
  public let environment: EnvironmentValues
  /// The transform from the coordinates of the following commands to those of the canvas.
  public var transform: CGAffineTransform = .identity

  var clips: [CanvasClip] = []
  var filters: [GraphicsContext.Filter] = []
  let drawing: CanvasDrawing

  init(environment: EnvironmentValues, drawing: CanvasDrawing) {
    self.environment = environment
    self.drawing = drawing
  }

  /// Scales the following commands by a factor for each axis.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the following commands by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates the following commands around the origin; a positive angle is clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Adds a transform that applies before those added earlier.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Restricts the following commands to the inside of a path, or to its outside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform)
    clips.append(
      CanvasClip(
        path: outline.svg, isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
  }

  /// Fills the inside of a path.
  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    draw(.path(path, shading, nil, isEvenOdd: style.isEOFilled))
  }

  /// Strokes a path with a style.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle
  ) {
    draw(.path(path, shading, style, isEvenOdd: false))
  }

  /// Strokes a path with a line of `lineWidth` points.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws one line of text with the anchor of its box at `point`. On each axis only the start,
  /// middle and end of the box are distinguished.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.text(text, point, anchor))
  }

  /// Draws text from the upper left corner of a rectangle, in as many lines as it needs.
  public func draw(_ text: Text, in rect: CGRect) { draw(.textBox(text, rect)) }

  /// Draws a symbol with the anchor of its box at `point`, as high as its font. Other pictures need
  /// a rectangle and are not drawn.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image, point, anchor))
  }

  /// Draws a picture that fills a rectangle; a symbol is scaled to fit. `style` is ignored.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(.imageBox(image, rect))
  }

  /// Draws several commands as one layer, to which opacity, blending and clips then apply together.
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
        kind: kind, opacity: opacity, blendMode: blendMode,
        filter: filters.isEmpty ? nil : filters.map(\.css).joined(separator: " "),
        transform: transform, clips: clips))
  }
}

/// The commands of a drawing, in drawing order.
final class CanvasDrawing {
  /// The number of commands that a canvas may still draw, including its layers.
  final class Room {
    /// The most commands of one canvas; more would make the page too long to send.
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

/// One command, with the state of the context at that time.
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
  /// The filters as CSS; nil for none.
  let filter: String?
  let transform: CGAffineTransform
  let clips: [CanvasClip]
}

/// An outline in canvas coordinates. It clips to its inside, or to its outside.
struct CanvasClip: Hashable {
  let path: String
  let isEvenOdd: Bool
  let isInverse: Bool

  /// The id that drawn elements refer to. Equal clips share it.
  var name: String { "k" + String(Position.root.child(id: self).hash, radix: 36) }
}
