// A write on its way to the service, and the pages that requested it.
import Foundation

/// The write of one record that the service has not answered yet, from all pages of a process.
@MainActor
final class OutgoingWrite<Write: OutboxWrite> {
  /// The id of the record.
  let id: Write.ID
  /// When the write was last requested.
  private(set) var askedAt: Date
  /// The requested state, and the state that was sent.
  var order = PendingWrite<Write>()
  /// Whether the service could not be reached, so that the write is queued.
  var isWaiting = false
  /// Saves the requested state, or removes it from disk.
  let saves = SerialTasks()
  /// The open pages that requested the write, the latest last.
  private(set) var pages = WeakPages<Write>()

  init(_ write: Write, askedAt: Date) {
    id = write.id
    self.askedAt = askedAt
    order.want(write)
  }

  /// Replaces the requested state, on behalf of a page.
  func want(_ write: Write, from page: OutboxPage<Write>, at time: Date) {
    order.want(write)
    askedAt = time
    pages.append(page)
  }

  /// Forgets the pages, because the service has answered.
  func settled() { pages = WeakPages() }
}

/// Weak references to open pages, each once.
@MainActor
struct WeakPages<Write: OutboxWrite> {
  private struct Page {
    weak var page: OutboxPage<Write>?
  }

  private var pages: [Page] = []

  nonisolated init() {}

  /// The pages that are still open, the latest last.
  var all: [OutboxPage<Write>] { pages.compactMap(\.page) }

  /// Makes a page the latest.
  mutating func append(_ page: OutboxPage<Write>) {
    pages.removeAll { $0.page == nil || $0.page === page }
    pages.append(Page(page: page))
  }
}
