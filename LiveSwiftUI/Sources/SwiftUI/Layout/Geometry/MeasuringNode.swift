// A node whose element the browser measures.
import Foundation

/// Requests the size of its element from the browser, and keeps the last measurement.
class MeasuringNode: Node {
  private(set) var reported: Measured?
  /// The size of a surrounding frame, which is known before any measurement.
  var framed: CGSize?
  private lazy var use = PositionUse { [weak self] in self?.markDirty() }

  /// The best known size: the measurement, else that of a surrounding frame, else a guess.
  var likelySize: CGSize { reported?.size ?? framed ?? environment.builtIn.likelyRoom }

  /// Whether code of the app receives sides without a length, as a collapsed view has. Code that
  /// draws for a size divides by it: there such a side is a point, and a view without both, which
  /// is one that is not shown, keeps its last size.
  var passesZero: Bool { false }

  /// Whether the position is requested with the first size.
  var wantsPosition: Bool { false }

  /// Called after a measurement that differs from the last one.
  func measuredAnew() {}

  /// The proxy for the content, with the measured size or else `guess`.
  func proxy(_ guess: @autoclosure () -> CGSize) -> GeometryProxy {
    GeometryProxy(
      measured: reported ?? Measured(size: guess()), spaces: environment.builtIn.position.spaces,
      use: use)
  }

  /// Requests the size of `element`, and its position if one was ever read.
  func measure(_ element: Element) -> Element {
    let isTaken = element.handlers.contains { $0.kind == .size }
    let box = isTaken ? element.wrapped(.frame) : element
    box.set(.measured, use.isAsked || wantsPosition ? "p" : "")
    // Modifiers applied later, such as a padding, are not part of the measured box.
    box.box = .outer
    box.on(.size) { [weak self] value in self?.take(value) }
    tree.needs(.gestures)
    return box
  }

  /// Does the same for an element that is drawn for its size: a surrounding frame draws it again.
  func measureAndFit(_ element: Element) -> Element {
    let measured = measure(element)
    if reported == nil {
      measured.fit = { [weak self] size in
        guard let self, framed != size else { return }
        framed = size
        startsOver = true
      }
    }
    return measured
  }

  private func take(_ value: EventValue) {
    guard case .text(let text) = value, var newer = Measured(text) else { return }
    if !passesZero {
      guard newer.size.width >= 1 || newer.size.height >= 1 else { return }
      newer.size.width = max(newer.size.width, 1)
      newer.size.height = max(newer.size.height, 1)
    }
    // A change of less than a point renders nothing, so that sizes cannot chase each other for
    // ever.
    if let reported, reported.isNear(newer) { return }
    reported = newer
    measuredAnew()
  }
}
