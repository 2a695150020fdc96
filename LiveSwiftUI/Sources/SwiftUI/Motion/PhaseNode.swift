// The node that keeps the current phase and starts the next one.

/// Shows one phase after another.
///
/// The time of a phase runs from its rendering. A page without a browser renders nothing, so no
/// further phase starts there.
final class PhaseNode: Node {
  /// The shortest duration of a phase, in milliseconds.
  private static let shortest = 250

  private var count = 0
  private var trigger: PhaseTrigger?
  private var animation: @MainActor (Int) -> Animation? = { _ in nil }
  private var content: @MainActor (Int, Context, inout [Item]) -> Void = { _, _, _ in }
  private var shown = 0
  /// Whether a run that a trigger started has not returned to the first phase yet.
  private var isRunning = false
  /// Cancels the wait for the next phase; nil while nothing waits.
  private var callOff: (@MainActor () -> Void)?

  func accept(
    _ context: Context, count: Int, trigger: PhaseTrigger?,
    animation: @escaping @MainActor (Int) -> Animation?,
    content: @escaping @MainActor (Int, Context, inout [Item]) -> Void
  ) {
    let isTriggered =
      if let old = self.trigger, let trigger { !old.value.equals(trigger.value) } else { false }
    (self.count, self.trigger, self.animation, self.content) = (count, trigger, animation, content)
    if shown >= count { shown = 0 }
    if isTriggered, count > 1, !environment.builtIn.reduceMotion {
      isRunning = true
      advance()
    }
    adopt(context)
  }

  override func coverChanged() { markDirty() }

  override func produce(into items: inout [Item]) {
    guard count > 0 else { return }
    let facts = environment.builtIn
    if facts.reduceMotion { (shown, isRunning) = (0, false) }
    let timing = animation(shown)
    let phase = context().decorated { element, _ in
      element.name(.phase)
      if let timing {
        element.style("--pt", "\(timing.milliseconds)ms")
        element.style("--pe", timing.easing)
        if timing.delayMilliseconds > 0 { element.style("--pd", "\(timing.delayMilliseconds)ms") }
      }
      return element
    }
    content(shown, phase.child(0), &items)
    let goesOn = trigger == nil ? count > 1 : isRunning
    guard goesOn, !facts.reduceMotion, facts.scenePhase == .active, !isInCovered else {
      stop()
      return
    }
    guard callOff == nil else { return }
    let time = max((timing?.milliseconds ?? 0) + (timing?.delayMilliseconds ?? 0), Self.shortest)
    callOff = tree.services.clock.wait(Double(time) / 1_000) { [weak self] in
      self?.advance()
      self?.markDirty()
    }
  }

  private func advance() {
    stop()
    shown = (shown + 1) % count
    if shown == 0 { isRunning = false }
  }

  override func didUnmount() { stop() }

  private func stop() {
    callOff?()
    callOff = nil
  }
}
