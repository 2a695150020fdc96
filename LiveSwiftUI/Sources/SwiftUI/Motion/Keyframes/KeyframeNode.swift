// The node that draws content at moments of its keyframes, and lets the browser play them.
import Limits

/// Keeps the value of a keyframe animator, and its run.
final class KeyframeNode<Value>: Node {
  typealias Draw = @MainActor (Value, Context, inout [Item]) -> Void

  /// The most moments of one run at which the content is drawn.
  private static var mostSamples: Int { 30 }
  /// The most elements that one rendering draws for all moments together.
  private static var mostElements: Int { 3_000 }

  private var mode = KeyframeMode.repeating(false)
  private var initialValue: Value?
  private var timeline: @MainActor (Value) -> KeyframeTimeline<Value>? = { _ in nil }
  private var content: Draw = { _, _, _ in }
  /// The value at the end of the last run that a trigger started; nil before the first.
  private var last: Value?
  /// The run that a trigger started; nil when none runs.
  private var run: KeyframeTimeline<Value>?
  /// The number of such runs.
  private var runs = 0
  /// Cancels the wait for the end of the run; nil while nothing waits.
  private var callOff: (@MainActor () -> Void)?

  override var drawsPlainViews: Bool { true }

  func accept(
    _ context: Context, _ mode: KeyframeMode, initialValue: Value,
    timeline: @escaping @MainActor (Value) -> KeyframeTimeline<Value>, content: @escaping Draw
  ) {
    let isTriggered =
      if case .triggered(let old) = self.mode, case .triggered(let new) = mode {
        !old.value.equals(new.value)
      } else {
        false
      }
    (self.mode, self.initialValue, self.content) = (mode, initialValue, content)
    self.timeline = timeline
    if case .repeating = mode { stop() }
    if isTriggered { start(last ?? initialValue) }
    adopt(context)
  }

  private func start(_ value: Value) {
    stop()
    guard let timeline = timeline(value) else { return }
    last = timeline.value(time: timeline.duration)
    guard timeline.duration > 0, !environment.builtIn.reduceMotion else { return }
    (run, runs) = (timeline, runs + 1)
    callOff = tree.services.clock.wait(timeline.duration) { [weak self] in
      self?.stop()
      self?.markDirty()
    }
  }

  override func didUnmount() { stop() }

  private func stop() {
    callOff?()
    (callOff, run) = (nil, nil)
  }

  override func produce(into items: inout [Item]) {
    guard let initialValue else { return }
    switch mode {
    case .triggered:
      if environment.builtIn.reduceMotion { stop() }
      draw(last ?? initialValue, playing: run, repeats: false, into: &items)
    case .repeating(let isOn):
      let timeline = timeline(initialValue)
      let isPlayed = isOn && !environment.builtIn.reduceMotion
      draw(
        timeline?.value(time: 0) ?? initialValue, playing: isPlayed ? timeline : nil, repeats: true,
        into: &items)
    }
  }

  /// Draws the content with a value; before it, for the playback, with those of the moments.
  private func draw(
    _ value: Value, playing timeline: KeyframeTimeline<Value>?, repeats: Bool,
    into items: inout [Item]
  ) {
    guard let timeline, timeline.duration > 0 else {
      return content(value, context().child(0), &items)
    }
    let (samples, touched) = samples(of: timeline)
    let styles = KeyframeStyles(
      times: samples.map { $0.time / timeline.duration },
      timing: timing(timeline.duration, repeats: repeats), isOdd: !repeats && runs % 2 == 1)
    let playback = KeyframePlayback(samples: samples.map(\.sketch), styles: styles)
    let end = Decoration(next: decorations) { element, _ in
      playback.play(nextTop: element)
      return element
    }
    var context = context()
    context.decorations = end
    content(value, context.child(0), &items)
    playback.finish(items, end: end)
    tree.touch(again: touched, among: children)
  }

  private func timing(_ duration: Double, repeats: Bool) -> String {
    let time = Int(bounding: (duration * 1_000).rounded(), within: 1...86_400_000)
    return "\(time)ms linear" + (repeats ? " infinite" : "")
  }

  /// The content at each moment, and the nodes that were drawn for it.
  private func samples(of timeline: KeyframeTimeline<Value>)
    -> (samples: [(time: Double, sketch: ElementSketch)], touched: [Node])
  {
    var touched: [Node] = []
    func sample(_ time: Double) -> (time: Double, sketch: ElementSketch) {
      var sketch = ElementSketch()
      let end = Decoration(next: nil) { element, _ in
        sketch.add(element)
        return element
      }
      var context = context()
      context.decorations = end
      var items: [Item] = []
      content(timeline.value(time: time), context.child(0), &items)
      for case .node(let node) in items { sketch.add(node, end: end) }
      touched += drawAgain()
      return (time, sketch)
    }
    // The first moment shows how large the content is.
    let first = sample(0)
    let count = min(max(Self.mostElements / max(first.sketch.size, 1), 2), Self.mostSamples)
    let later = timeline.samples(atMost: count).drop { $0 <= 0 }.map(sample)
    return ([first] + later, touched)
  }
}
