// A list of posts from several pages.
import Posts

/// The loaded posts, newest first, and the cursor of the next page.
@MainActor struct PostFeed {
  /// The loaded posts, each once.
  private(set) var items: [PostItem] = []
  /// The cursor of the next page; nil at the end.
  private(set) var next: String?
  /// The number of unreadable records.
  private(set) var skipped = 0
  private var usedCursors: Set<String> = []

  /// A feed without posts.
  init() {}

  /// The posts of a single page.
  init(_ page: PostPage) {
    items = Self.once(page.posts.map(PostItem.init))
    next = page.next
    skipped = page.skipped
  }

  /// Adds the newest page. Older posts stay if the page overlaps them.
  mutating func take(latest page: PostPage) {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    let fresh = page.posts.map { post in
      known[post.id].flatMap { $0.post == post ? $0 : nil } ?? PostItem(post)
    }
    // The posts that follow the page's oldest known one.
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

  /// Adds the page after `cursor`. Posts that are already loaded keep their position.
  mutating func append(_ page: PostPage, after cursor: String) {
    usedCursors.insert(cursor)
    // A cycle of cursors would be followed forever.
    next = page.next.flatMap { usedCursors.contains($0) ? nil : $0 }
    skipped += page.skipped
    items = Self.once(items + page.posts.map(PostItem.init))
  }

  private static func once(_ items: [PostItem]) -> [PostItem] {
    var known: Set<Post.ID> = []
    return items.filter { known.insert($0.id).inserted }
  }
}
