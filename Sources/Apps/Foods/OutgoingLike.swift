// A like on its way to the service.
import Foundation

/// A like of one food that the service has not answered yet, from all pages of a process.
@MainActor
final class OutgoingLike {
  /// The number of the food.
  let id: Food.ID
  /// The name of the food, for the alert of a refusal.
  var name: String
  /// When the heart was last tapped.
  var askedAt: Date
  /// The requested state, and the state that was sent.
  var order = PendingLike()
  /// Whether the service could not be reached, so that the like is queued.
  var isWaiting = false
  /// The last save: it ends when the requested state is on disk, or removed from it.
  var saving: Task<Void, Never>?
  /// The pages on which the heart was tapped, the latest last.
  private var tapped = WeakPages()

  init(id: Food.ID, name: String, askedAt: Date) {
    self.id = id
    self.name = name
    self.askedAt = askedAt
  }

  /// The open pages on which the heart was tapped, the latest last.
  var pages: [FoodsModel] { tapped.all }

  /// Records a tap on a page.
  func asked(by page: FoodsModel, at time: Date) {
    askedAt = time
    tapped.append(page)
  }

  /// Forgets the pages, because the service has answered.
  func settled() { tapped = WeakPages() }
}

/// Weak references to open pages, each once.
struct WeakPages {
  private struct Page {
    weak var model: FoodsModel?
  }

  private var pages: [Page] = []

  /// The pages that are still open, the latest last.
  @MainActor var all: [FoodsModel] { pages.compactMap(\.model) }

  /// Makes a page the latest.
  mutating func append(_ page: FoodsModel) {
    pages.removeAll { $0.model == nil || $0.model === page }
    pages.append(Page(model: page))
  }
}
