// The messages from other threads to libcurl's thread.
#if canImport(CCURL)
  import CCURL
  import Synchronization

  /// A multi handle of libcurl, which carries all transfers.
  ///
  /// `@unchecked`: `curl_multi_wakeup` may be called by any thread. Everything else is done by the
  /// thread of the transfers.
  struct CurlMulti: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer

    /// A handle without transfers, which keeps up to 64 idle connections.
    init() {
      guard let handle = curl_multi_init() else { fatalError("out of memory") }
      self.handle = handle
      tapas_curl_set_max_connects(handle, 64)
    }
  }

  /// The messages to the thread of the transfers, each of which wakes it.
  final class CurlInbox: Sendable {
    enum Message: Sendable {
      case start(CurlExchange)
      case cancel(CurlExchange)
    }

    private struct State {
      var messages: [Message] = []
      var isClosed = false
      var rounds = 0
      /// The handle that the thread waits on; nil once the thread has ended.
      var multi: CurlMulti?
    }

    private let state: Mutex<State>

    init(_ multi: CurlMulti) {
      state = Mutex(State(multi: multi))
    }

    /// Adds a message and wakes the thread.
    func add(_ message: Message) {
      state.withLock { state in
        state.messages.append(message)
        // Of several messages, the first has already woken it.
        if state.messages.count == 1 { state.multi?.wake() }
      }
    }

    /// How often the thread took its messages; it does so at each wake-up.
    var rounds: Int { state.withLock { $0.rounds } }

    /// Asks the thread to end.
    func close() {
      state.withLock { state in
        state.isClosed = true
        state.multi?.wake()
      }
    }

    /// Removes the messages so far; nil when the thread should end.
    func take() -> [Message]? {
      state.withLock { state in
        defer { state.messages = [] }
        state.rounds += 1
        return state.isClosed ? nil : state.messages
      }
    }

    /// Sets the handle to wake; nil when the thread has ended.
    func use(_ multi: CurlMulti?) {
      state.withLock { $0.multi = multi }
    }
  }

  extension CurlMulti {
    fileprivate func wake() { curl_multi_wakeup(handle) }
  }
#endif
