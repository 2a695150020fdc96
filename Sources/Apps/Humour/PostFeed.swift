// How pages become one list of posts, each once.
import Posts

/// The posts on hand, newest first, and where older ones are.
@MainActor struct PostFeed {
  /// Each post once.
  private(set) var items: [PostItem] = []
  /// What asks for the page after the last; nil at the end.
  private(set) var next: String?
  /// Records that could not be read.
  private(set) var skipped = 0
  private var usedCursors: Set<String> = []

  /// Nothing on hand.
  init() {}

  /// The posts of a single page.
  init(_ page: PostPage) {
    items = Self.once(page.posts.map(PostItem.init))
    next = page.next
    skipped = page.skipped
  }

  /// Takes the newest page: where it reaches into what is on hand, the older posts stay as they are.
  mutating func take(latest page: PostPage) {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let fresh = page.posts.map { post in
      known[post.id].flatMap { $0.post == post ? $0 : nil } ?? PostItem(post)
    }
    // The oldest post of the page that was known; what came after it is still to come after the page.
    let shared = page.posts.last { known[$0.id] != nil }?.id
    let place = shared.flatMap { id in items.firstIndex { $0.id == id } }
    let older = place.map { items[($0 + 1)...] } ?? []
    items = Self.once(fresh + older)
    if older.isEmpty {
      next = page.next
      skipped = page.skipped
      usedCursors = []
    }
  }

  /// Takes the page that `cursor` asked for; posts that are on hand already stay where they are.
  mutating func append(_ page: PostPage, after cursor: String) {
    usedCursors.insert(cursor)
    // Cursors that go round would ask for ever.
    next = page.next.flatMap { usedCursors.contains($0) ? nil : $0 }
    skipped += page.skipped
    items = Self.once(items + page.posts.map(PostItem.init))
  }

  private static func once(_ items: [PostItem]) -> [PostItem] {
    var known: Set<Post.ID> = []
    return items.filter { known.insert($0.id).inserted }
  }
}
