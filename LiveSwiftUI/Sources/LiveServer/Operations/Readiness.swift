// Whether a live server should get visitors: what `/ready` answers from.
import Synchronization

/// Whether a server can take visitors.
package final class Readiness: Sendable {
  /// The phases of a server's life.
  package enum Phase: Int, Sendable {
    /// It is not open to visitors yet.
    case starting
    /// It takes visitors.
    case ready
    /// It takes no more of them.
    case stopping
  }

  private let phase: Atomic<Int>

  /// A readiness in this phase.
  package init(_ phase: Phase = .starting) { self.phase = Atomic(phase.rawValue) }

  /// The phase now.
  package var current: Phase {
    Phase(rawValue: phase.load(ordering: .acquiring)) ?? .starting
  }

  /// Goes on to a phase; a server that is stopping stays so.
  package func become(_ next: Phase) {
    if next != .stopping, current == .stopping { return }
    phase.store(next.rawValue, ordering: .releasing)
  }
}
