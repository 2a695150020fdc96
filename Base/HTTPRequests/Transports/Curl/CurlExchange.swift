// An exchange over libcurl: the request, and the caller that waits for its end.
#if canImport(CCURL)
  import Foundation
  import FoundationNetworking
  import Synchronization

  /// A request under way. It ends once, even if several events end it.
  final class CurlExchange: Sendable {
    /// How an exchange ends.
    enum Ending: Sendable {
      case answer(HTTPResponse)
      case failed(HTTPError)
      /// The exchange must not reach this special address; nil for a text that is no address.
      case refused(NetworkEndpoint?)
    }

    /// The special addresses to which an exchange may connect.
    enum Reach: Sendable {
      case anywhere
      /// Public addresses, these endpoints, and one origin (``URL/origin``) at any address.
      case publicAnd(Set<NetworkEndpoint>, origin: String?)
    }

    private enum State {
      case new
      case waiting(CheckedContinuation<Ending, Never>)
      case ended(Ending)
    }

    let request: URLRequest
    let maxBytes: Int
    let reach: Reach
    let progress: @Sendable (Int) -> Void
    private let state = Mutex(State.new)

    init(
      _ request: URLRequest, maxBytes: Int, reach: Reach,
      progress: @escaping @Sendable (Int) -> Void
    ) {
      self.request = request
      self.maxBytes = maxBytes
      self.reach = reach
      self.progress = progress
    }

    /// Whether it has ended.
    var hasEnded: Bool {
      state.withLock { state in
        if case .ended = state { true } else { false }
      }
    }

    /// Returns how it ends. Calls `start` once the caller waits for the end.
    func ending(start: @Sendable () -> Void) async -> Ending {
      await withCheckedContinuation { continuation in
        let early = state.withLock { state -> Ending? in
          if case .ended(let ending) = state { return ending }
          state = .waiting(continuation)
          return nil
        }
        if let early { continuation.resume(returning: early) } else { start() }
      }
    }

    /// Ends it, unless it has already ended.
    func end(_ ending: Ending) {
      let caller = state.withLock { state -> CheckedContinuation<Ending, Never>? in
        switch state {
        case .ended: return nil
        case .new:
          state = .ended(ending)
          return nil
        case .waiting(let continuation):
          state = .ended(ending)
          return continuation
        }
      }
      caller?.resume(returning: ending)
    }
  }
#endif
