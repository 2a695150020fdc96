// A like on its way to the service, whoever gave it.
import Foundation

/// A like of one food that the service has not answered yet, of all pages of a process.
@MainActor
final class OutgoingLike {
  /// The number of the food.
  let id: Food.ID
  /// The name of the food, to tell a refusal.
  var name: String
  /// When the heart was last tapped.
  var askedAt: Date
  /// What is wanted, and what was sent.
  var order = PendingLike()
  /// Whether the service could not be reached, so that it waits for its turn.
  var isWaiting = false
  /// Returns when what was last wanted is on disk, or gone from there.
  var saving: Task<Void, Never>?
  /// The pages on which the heart was tapped, the last one last.
  private var tapped = WeakPages()

  init(id: Food.ID, name: String, askedAt: Date) {
    self.id = id
    self.name = name
    self.askedAt = askedAt
  }

  /// The pages that are still there of those on which the heart was tapped, the last one last.
  var pages: [FoodsModel] { tapped.all }

  /// The heart was tapped on a page.
  func asked(by page: FoodsModel, at time: Date) {
    askedAt = time
    tapped.append(page)
  }

  /// The service has answered; later taps begin anew.
  func settled() { tapped = WeakPages() }
}

/// Pages as long as they are there, each once.
struct WeakPages {
  private struct Page {
    weak var model: FoodsModel?
  }

  private var pages: [Page] = []

  /// Those that are still there, the last one last.
  @MainActor var all: [FoodsModel] { pages.compactMap(\.model) }

  /// Makes a page the last one.
  mutating func append(_ page: FoodsModel) {
    pages.removeAll { $0.model == nil || $0.model === page }
    pages.append(Page(model: page))
  }
}
