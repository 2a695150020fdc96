// Content that goes through phases, with an animation for each.

/// Shows its content for one phase after another; the browser animates each change.
///
/// The server starts a phase at most four times a second, and only while the view is in sight.
/// Under reduced motion the first phase stays.
public nonisolated struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  let phases: [Phase]
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes through the phases again and again. `animation` receives the phase that starts.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once whenever `trigger` changes, and back to the first. A change
  /// during a run starts the next phase at once. `animation` receives the phase that starts.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(value: trigger)
    self.content = content
    self.animation = animation
  }
}

/// A value whose change starts a run through the phases.
nonisolated struct PhaseTrigger {
  let value: any Equatable
}

extension PhaseAnimator: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { PhaseNode(context) }
    let (phases, content, animation) = (phases, content, animation)
    if phases.isEmpty { context.node.tree.services.log("A phase animator has no phases.") }
    node.accept(
      context, count: phases.count, trigger: trigger, animation: { animation(phases[$0]) },
      content: { content(phases[$0]).draw($1, into: &$2) })
    items.append(.node(node))
  }
}

/// A view that a phase animator or a transition changes.
public struct PlaceholderContentView<Value> {
  let content: any View
}

extension PlaceholderContentView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}

extension View {
  /// Changes the view for one phase after another, again and again; see `PhaseAnimator`.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView<Self>(content: self), $0) },
      animation: animation)
  }

  /// Changes the view for one phase after another, once whenever `trigger` changes; see
  /// `PhaseAnimator`.
  public nonisolated func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseAnimator(
      phases, trigger: trigger,
      content: { content(PlaceholderContentView<Self>(content: self), $0) }, animation: animation)
  }
}
