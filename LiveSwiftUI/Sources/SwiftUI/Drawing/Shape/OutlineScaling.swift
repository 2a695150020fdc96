// How the outline of a shape changes with the box that it is drawn in.
import Foundation

/// How an outline follows from the size of its box, found by drawing it in four of them.
nonisolated enum OutlineScaling: Equatable {
  /// Stretched with the box.
  case stretched
  /// As large as fits and in the middle, as a circle is.
  case fitted
  /// In the middle, with lengths in points.
  case centered
  /// With lengths in points, or in another way that only a drawing for the size shows.
  case measured

  /// Whether the outline is the same in a box that is wider or higher than it needs.
  var keepsRatio: Bool { self == .fitted || self == .centered }

  /// The scaling of `shape`.
  init(of shape: some Shape) {
    if shape is Path || shape.held is Ellipse {
      self = .stretched
    } else {
      self = Self.find(shape)
    }
  }

  private static func find(_ shape: some Shape) -> OutlineScaling {
    func points(_ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
      shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)).points
    }
    let (square, wide, high) = (points(100, 100), points(200, 100), points(100, 200))
    let scales = points(200, 200).isNear(square.map { CGPoint(x: $0.x * 2, y: $0.y * 2) })
    if wide.isNear(square.map { CGPoint(x: $0.x + 50, y: $0.y) }),
      high.isNear(square.map { CGPoint(x: $0.x, y: $0.y + 50) })
    {
      return scales ? .fitted : .centered
    }
    let isStretched =
      scales && wide.isNear(square.map { CGPoint(x: $0.x * 2, y: $0.y) })
      && high.isNear(square.map { CGPoint(x: $0.x, y: $0.y * 2) })
    return isStretched ? .stretched : .measured
  }
}

extension Path {
  /// The points of all elements, with those that control curves. Points at the same position are
  /// one, because a line may be cut at a corner or beside it.
  nonisolated fileprivate var points: [CGPoint] {
    let all = elements.flatMap { element in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let one, let two): [one, two, end]
      case .closeSubpath: [CGPoint]()
      }
    }
    return all.reduce(into: []) { points, point in
      if points.last.map({ ![$0].isNear([point]) }) ?? true { points.append(point) }
    }
  }
}

extension [CGPoint] {
  /// Whether these are as many points as `others`, and each less than a hundredth of a point away.
  nonisolated fileprivate func isNear(_ others: [CGPoint]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
  }
}

/// The node of an outline that is drawn for the size which the browser measures.
final class OutlineNode: MeasuringNode {
  /// Draws for a size in points, which may be a guess.
  typealias Draw = @MainActor (_ size: CGSize, _ isGuess: Bool, Context) -> Element

  private var draw: Draw?

  func accept(_ context: Context, draw: @escaping Draw) {
    self.draw = draw
    adopt(context)
  }

  override func measuredAnew() { markDirty() }

  override func produce(into items: inout [Item]) {
    let context = context()
    guard let element = draw?(likelySize, reported == nil, context) else { return }
    context.emit(measureAndFit(element), into: &items)
  }
}
