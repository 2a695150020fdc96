// A node whose element the browser measures.
import Foundation

/// Asks the browser for the size of its element, and keeps what it told.
class MeasuringNode: Node {
  private(set) var told: Measured?
  /// The size of a frame around, which is known before the browser tells anything.
  var framed: CGSize?
  private lazy var use = PlaceUse { [weak self] in self?.markDirty() }

  /// The size as far as it is known: told by the browser, that of a frame around, or a guess.
  var likelySize: CGSize { told?.size ?? framed ?? environment.facts.likelyRoom }

  /// Called when the browser told something new.
  func measuredAnew() {}

  /// What content is given, with what is told or else with `guess`.
  func proxy(_ guess: @autoclosure () -> CGSize) -> GeometryProxy {
    GeometryProxy(
      measured: told ?? Measured(size: guess()), spaces: environment.facts.place.spaces, use: use)
  }

  /// Asks the browser for the size of `element`, and for its place where somebody wants to know.
  func measure(_ element: Element) -> Element {
    let isTaken = element.handlers.contains { $0.kind == .size }
    let box = isTaken ? element.wrapped("fr") : element
    box.set("data-g", use.isAsked ? "p" : "")
    // What comes later, such as a padding, is no part of what is measured.
    box.box = .outer
    box.on(.size) { [weak self] value in self?.take(value) }
    tree.needsMoreScript()
    return box
  }

  /// The same for an element that is drawn for its size: a frame around draws it again.
  func measureAndFit(_ element: Element) -> Element {
    let measured = measure(element)
    if told == nil {
      measured.fit = { [weak self] size in
        guard let self, framed != size else { return }
        framed = size
        startsOver = true
      }
    }
    return measured
  }

  private func take(_ value: EventValue) {
    guard case .text(let text) = value, let newer = Measured(text) else { return }
    // What changes nothing by a point renders nothing, so that no size chases another for ever.
    if let told, told.isNear(newer) { return }
    told = newer
    measuredAnew()
  }
}
