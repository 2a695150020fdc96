// Whether a live server accepts visitors: the answer of `/ready`.
import Synchronization

/// Whether a server accepts visitors.
package final class Readiness: Sendable {
  /// The phases of a server's life.
  package enum Phase: Int, Sendable {
    /// It does not accept visitors yet.
    case starting
    /// It accepts visitors.
    case ready
    /// It accepts no more visitors.
    case stopping
  }

  private let phase: Atomic<Int>

  /// A readiness in this phase.
  package init(_ phase: Phase = .starting) { self.phase = Atomic(phase.rawValue) }

  /// The phase now.
  package var current: Phase {
    Phase(rawValue: phase.load(ordering: .acquiring)) ?? .starting
  }

  /// Moves to a phase. A stopping server stays in that phase.
  package func become(_ next: Phase) {
    if next != .stopping, current == .stopping { return }
    phase.store(next.rawValue, ordering: .releasing)
  }
}
